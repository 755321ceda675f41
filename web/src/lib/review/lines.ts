// The lines of a streamed review: one JSON object each, however the network cuts the text.
import { send } from '../table/api';
import type { ReviewLine } from '../table/protocol';

/** What is reviewed: the game of a finished table, or a record. */
export type Subject = { table: string } | { record: string };

/** Ask for a review and yield its lines as they come. Leaving the loop, or the signal, ends the request. */
export async function* reviewLines(subject: Subject, signal: AbortSignal): AsyncGenerator<ReviewLine> {
  const response = await send(...request(subject, signal));
  if (response.body) yield* parsed(chunks(response.body));
}

function request(subject: Subject, signal: AbortSignal): [string, RequestInit] {
  const accept = 'application/x-ndjson';
  if ('table' in subject) return [`/api/tables/${subject.table}/review`, { headers: { accept }, signal }];
  const headers = { accept, 'content-type': 'application/json' };
  return ['/api/review', { method: 'POST', headers, body: JSON.stringify({ record: subject.record }), signal }];
}

/** What is read of a stream; not every browser can loop over one. */
async function* chunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

export async function* parsed(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<ReviewLine> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line) yield JSON.parse(line) as ReviewLine;
  }
}
