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

  it('has the marks of the line, and ends where the line does', () => {
    expect(ownSnippet({ snippet: 'VY1309|ALC' }, '02/02/2027;VY1309;ALC;BCN')).toEqual({
      snippet: 'VY1309;ALC',
    });
    const found = { snippet: 'Economy | Food for purchase', span: { start: 8, end: 23 } };
    expect(ownSnippet(found, 'Jazz | Economy | Food for')).toEqual({
      snippet: 'Economy | Food for',
      span: { start: 8, end: 15 },
    });
  });

  it('has the blanks of the line', () => {
    const found = { snippet: 'Flight KE017 Operated by KE', span: { start: 6, end: 11 } };
    expect(ownSnippet(found, '편명  FlightKE017Operated by KE (KOREAN AIR)')).toEqual({
      snippet: 'FlightKE017Operated by KE',
    });
  });

  it('keeps the value where marks stood between the words', () => {
    const printed = '*JFK* [image: plane] *LAX*';
    expect(ownSnippet({ snippet: 'JFK LAX', span: { start: 0, end: 3 } }, printed)).toEqual({
      snippet: 'JFK',
      span: { start: 0, end: 3 },
    });
    expect(ownSnippet({ snippet: 'JFK LAX', span: { start: 3, end: 6 } }, printed)).toEqual({
      snippet: 'LAX',
      span: { start: 0, end: 3 },
    });
  });

  it('changes nothing where the snippet is right, or stands nowhere', () => {
    expect(ownSnippet({ snippet: 'Seat 35A', span: { start: 4, end: 7 } }, 'Seat   35A')).toEqual(
      {},
    );
    expect(ownSnippet({ snippet: 'Seat 36A' }, 'Seat   35A')).toEqual({});
  });
});
