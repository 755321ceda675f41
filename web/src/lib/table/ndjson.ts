// Streams of the server: one JSON object in each line, however the network cuts the text.
import { send } from './api';

/** Post a body and yield the lines of the answer as they come. Leaving the loop, or the signal, ends the request. */
export async function* postForLines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const headers = { accept: 'application/x-ndjson', 'content-type': 'application/json' };
  const response = await send(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
  if (response.body) yield* linesOf<T>(chunks(response.body));
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

export async function* linesOf<T>(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<T> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line) yield JSON.parse(line) as T;
  }
}
