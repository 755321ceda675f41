// The lines of a streamed review.
import { linesFrom } from '../table/ndjson';
import type { ReviewLine } from '../table/protocol';

/** What is reviewed: the game of a finished table, or a record. */
export type Subject = { table: string } | { record: string };

/** Ask for a review and yield its lines as they come. Leaving the loop, or the signal, ends the request. */
export function reviewLines(subject: Subject, signal: AbortSignal): AsyncGenerator<ReviewLine> {
  return linesFrom<ReviewLine>(...request(subject, signal));
}

function request(subject: Subject, signal: AbortSignal): [string, RequestInit] {
  const accept = 'application/x-ndjson';
  if ('table' in subject) return [`/api/tables/${subject.table}/review`, { headers: { accept }, signal }];
  const headers = { accept, 'content-type': 'application/json' };
  return ['/api/review', { method: 'POST', headers, body: JSON.stringify({ record: subject.record }), signal }];
}
