import { describe, expect, it } from 'vitest';
import { completeSegments } from './wrapped-segments.ts';

describe('completeSegments', () => {
  it.each([
    ['3 LO 027 S 04JUN 5 JFKWAW HK2 2225', '1310 05JUN E LO/5M7RXH'],
    [' 5  DY1056 M 12JUN 6 OSLKRK HK2', '1430 1635  12JUN  E  DY/VN4XKE'],
    ['12 SSR RQST LO HK2', 'JFKWAW/24A,P1/24B,P2/RS/S3'],
  ])('joins %s', (line, next) => {
    expect(completeSegments([line, next])).toEqual([`${line} ${next}`, '']);
  });

  it.each([
    ['a whole segment', ['3 LO 027 S 04JUN 5 JFKWAW HK2 2225 1310', '1430 05JUN']],
    ['a segment above another', ['3 LO 027 S 04JUN 5 JFKWAW HK2', '4 LO 485 S 05JUN 6 WAWOSL HK2']],
    ['a number in a sentence', ['Flight LO 027 leaves at', '1310 from Warsaw']],
  ])('leaves %s', (_, lines) => {
    expect(completeSegments(lines)).toEqual(lines);
  });
});
