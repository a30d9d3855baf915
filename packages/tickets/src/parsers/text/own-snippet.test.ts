import { describe, expect, it } from 'vitest';
import { ownSnippet } from './own-snippet.ts';

describe('ownSnippet', () => {
  it('is the value alone where label and value do not stand beside each other', () => {
    const found = { snippet: 'Seat 36 A', span: { start: 4, end: 7 } };
    expect(ownSnippet(found, 'Seat   35 A   36 A')).toEqual({
      snippet: '36 A',
      span: { start: 0, end: 3 },
    });
  });

  it('changes nothing where the snippet is right, or nothing is known of the value', () => {
    expect(ownSnippet({ snippet: 'Seat 35A', span: { start: 4, end: 7 } }, 'Seat   35A')).toEqual(
      {},
    );
    expect(ownSnippet({ snippet: 'Seat 36A' }, 'Seat   35A')).toEqual({});
  });
});
