import { describe, expect, it } from 'vitest';
import { LONGEST, qr } from '../src/lib/qr';
import codes from './codes.json';

describe('qr', () => {
  it.each(codes as { text: string; rows: string[] }[])('draws $text as another maker does', ({ text, rows }) => {
    const found = qr(text)!.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
    expect(found).toEqual(rows);
  });

  it('says when a text is too long', () => {
    expect(qr('x'.repeat(LONGEST))).not.toBeNull();
    expect(qr('x'.repeat(LONGEST + 1))).toBeNull();
  });
});
