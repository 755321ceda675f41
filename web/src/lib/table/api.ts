// The HTTP calls. Each returns what was asked for or throws an `ApiError` with the server's problem.
import type {
  About,
  AnalysePosition,
  AnalysisView,
  AskCoach,
  ChoosePuzzle,
  CoachView,
  CreateTable,
  Erased,
  Export,
  GameRating,
  Health,
  Lesson,
  LookAtPosition,
  LookedAt,
  Me,
  PlayedGames,
  PositionLook,
  ProblemView,
  PuzzleCounts,
  PuzzleView,
  RematchCreated,
  Replay,
  Rulebook,
  SeatGranted,
  SaveStudy,
  SitDown,
  Study,
  TableList,
  TableOpened,
  TaskView,
  TransferCode,
  VerdictView,
  WallName,
} from './protocol';
import { forgetKept, keepAnswer, keptAnswer } from './kept';
import { playerKey } from './player-key';
import { isOurs, noteSilence } from './server.svelte';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status: number,
    /** After how many milliseconds asking again makes sense; 0 if the server did not say. */
    readonly retryAfter = 0,
  ) {
    super(sentence);
  }
}

const CLAIMS_AGAIN = 3;
const PAUSE_MS = 1000;

/** Requests with the key of this browser: what they do belongs to the person who plays here. */
const AS_ME = /^\/api\/(me\b|tables$|tables\/\w+\/(claim|rematch)$)/;

/** Send a request; throws if there is no answer, or if it is a refusal. */
export async function send(path: string, request: RequestInit): Promise<Response> {
  const response = await fetch(path, request).catch(() => null);
  const isAnswer = response !== null && isOurs(response);
  // A request that the page itself ended says nothing about the server.
  if (!isAnswer && !request.signal?.aborted) noteSilence();
  if (!isAnswer) throw new ApiError('page/offline', 'no connection', 0);
  if (response.ok) return response;
  const problem = (isJson(response) ? await response.json() : {}) as Partial<ProblemView>;
  const { code = 'page/unknown', sentence = response.statusText, retry_after = 0 } = problem;
  throw new ApiError(code, sentence, response.status, retry_after);
}

const isJson = (response: Response) => response.headers.get('content-type')?.includes('json');

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (AS_ME.test(path) && !(method === 'GET' && path === '/api/tables')) headers['player-key'] = playerKey();
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await send(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  return (await (isJson(response) ? response.json() : response.text())) as T;
}

/** Ask for something that can be read without the server once it was read with it. */
async function read<T>(path: string): Promise<T> {
  try {
    const answer = await call<T>('GET', path);
    void keepAnswer(path, answer);
    return answer;
  } catch (error) {
    const { status } = error as ApiError;
    if (status === 404) void forgetKept(path);
    const kept = status === 0 || status >= 500 ? await keptAnswer<T>(path) : null;
    if (kept === null) throw error;
    return kept;
  }
}

let known: Promise<About> | null = null;

/** What never changes while the server runs; requested once. */
export function about(): Promise<About> {
  known ??= read<About>('/api/about').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export const rulebook = () => read<Rulebook>('/api/rulebook');
export const lesson = () => call<Lesson>('GET', '/api/lesson');
export const answerTask = (task: string, answer: string | number) => call<VerdictView>('POST', `/api/lesson/${task}`, { answer });
export const drill = (wall: WallName, seed: number) => call<TaskView>('GET', `/api/drills/${wall}/${seed}`);
export const answerDrill = (wall: WallName, seed: number, answer: string | number) =>
  call<VerdictView>('POST', `/api/drills/${wall}/${seed}`, { answer });
export const countPuzzles = () => call<PuzzleCounts>('GET', '/api/puzzles');
export const puzzleOfDay = () => call<PuzzleView>('GET', '/api/puzzles/day');
export const choosePuzzle = (body: ChoosePuzzle) => call<PuzzleView>('POST', '/api/puzzles/next', body);
export const puzzle = (id: string) => call<PuzzleView>('GET', `/api/puzzles/${id}`);
export const listTables = () => call<TableList>('GET', '/api/tables');
export const createTable = (body: CreateTable) => call<TableOpened>('POST', '/api/tables', body);
export const lookAt = (id: string) => read<LookedAt>(`/api/tables/${id}`);
/** Sit down. If the answer is lost, `id` and a token make a second request the same claim. */
export async function claim(id: string, body: SitDown, token?: string): Promise<SeatGranted> {
  for (let again = CLAIMS_AGAIN; ; again--) {
    try {
      return await call<SeatGranted>('POST', `/api/tables/${id}/claim`, body, token);
    } catch (error) {
      const lost = error instanceof ApiError && (error.status === 0 || error.status === 503);
      if (!lost || again === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
export const rematch = (id: string, token: string) =>
  call<RematchCreated>('POST', `/api/tables/${id}/rematch`, {}, token);
export const hint = (id: string, seat: number, token: string) =>
  call<AnalysisView>('POST', `/api/tables/${id}/hint`, { seat }, token);
export const coach = (id: string, body: AskCoach, token: string) => call<CoachView>('POST', `/api/tables/${id}/coach`, body, token);
export const record = (id: string) => call<string>('GET', `/api/tables/${id}/record`);
export const replay = (id: string) => read<Replay>(`/api/tables/${id}/replay`);
export const replayRecord = (text: string) => call<Replay>('POST', '/api/replay', { record: text });
export const analyse = (body: AnalysePosition) => call<AnalysisView>('POST', '/api/analyse', body);
export const me = () => call<Me>('GET', '/api/me');
export const myGames = (search: string, page: number) =>
  call<PlayedGames>('GET', `/api/me/games?search=${encodeURIComponent(search)}&page=${page}`);
export const gameRating = (table: string) => call<GameRating>('GET', `/api/me/games/${table}`);
export const exportMe = () => call<Export>('GET', '/api/me/export');
export const deleteMe = () => call<Erased>('DELETE', '/api/me');
export const newCode = () => call<TransferCode>('POST', '/api/me/codes');
export const claimCode = (code: string) => call<Me>('POST', '/api/me/codes/claim', { code });
export const lookAtPosition = (body: LookAtPosition) => call<PositionLook>('POST', '/api/positions', body);
export const openStudy = (text: string) => call<Study>('POST', '/api/studies', { record: text });
export const saveStudy = (body: SaveStudy) => call<string>('POST', '/api/studies/record', body);
/** A picture of a position, with the names of the seats. */
export async function picture({ position, kind, theme, names }: { position: string; kind: string; theme: string; names: string[] }): Promise<Blob> {
  const query = new URLSearchParams([['position', position], ['kind', kind], ['theme', theme], ...names.map((name) => ['names', name])]);
  return (await send(`/api/picture?${query}`, {})).blob();
}
export const health = () => call<Health>('GET', '/api/health');
