// Streams of the server: one JSON object in each line, however the network cuts the text.
import { send } from './api';

/** Send a request and yield the lines of the answer as they come. Leaving the loop, or a signal in the request, ends it. */
export async function* linesFrom<T>(path: string, request: RequestInit): AsyncGenerator<T> {
  const response = await send(path, request);
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
