// The lines of a streamed review. The finished review of a table is stored, so that it opens without the server.
import { ApiError } from '../table/api';
import { keepAnswer, keptAnswer } from '../table/kept';
import { linesFrom } from '../table/ndjson';
import type { GameReview, ReviewLine } from '../table/protocol';

/** What is reviewed: the game of a finished table, or a record. */
export type Subject = { table: string } | { record: string };

/** Ask for a review and yield its lines as they come. Leaving the loop, or the signal, ends the request. */
export async function* reviewLines(subject: Subject, signal: AbortSignal): AsyncGenerator<ReviewLine> {
  const [path, init] = request(subject, signal);
  try {
    for await (const line of linesFrom<ReviewLine>(path, init)) {
      if (line.type === 'game') void keepAnswer(path, line);
      yield line;
    }
  } catch (error) {
    const isOffline = error instanceof ApiError && error.code === 'page/offline' && !signal.aborted;
    const stored = isOffline ? await keptAnswer<GameReview>(path) : null;
    if (!stored) throw error;
    yield stored;
  }
}

function request(subject: Subject, signal: AbortSignal): [string, RequestInit] {
  const accept = 'application/x-ndjson';
  if ('table' in subject) return [`/api/tables/${subject.table}/review`, { headers: { accept }, signal }];
  const headers = { accept, 'content-type': 'application/json' };
  return ['/api/review', { method: 'POST', headers, body: JSON.stringify({ record: subject.record }), signal }];
}
