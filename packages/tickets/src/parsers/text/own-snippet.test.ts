import { describe, expect, it } from 'vitest';
import { ownSnippet } from './own-snippet.ts';

describe('ownSnippet', () => {
  it('leaves out the label that does not stand beside its column', () => {
    const found = { snippet: 'Seat 36 A', span: { start: 4, end: 7 } };
    expect(ownSnippet(found, 'Seat   35 A   36 A')).toEqual({
      snippet: '36 A',
      span: { start: 0, end: 3 },
    });
    expect(ownSnippet({ snippet: 'Flight KE468' }, 'Flight  KE467  KE468')).toEqual({
      snippet: 'KE468',
    });
  });

  it('changes nothing where the snippet is right, or stands nowhere', () => {
    expect(ownSnippet({ snippet: 'Seat 35A', span: { start: 4, end: 7 } }, 'Seat   35A')).toEqual(
      {},
    );
    expect(ownSnippet({ snippet: 'Seat 36A' }, 'Seat   35A')).toEqual({});
  });
});
