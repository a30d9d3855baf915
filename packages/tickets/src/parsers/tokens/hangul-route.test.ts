import { describe, expect, it } from 'vitest';
import { readHangulRoutes } from './hangul-route.ts';

const read = (line: string) =>
  readHangulRoutes(line, 0).flatMap((token) =>
    token.kind === 'place' ? [[token.value, token.start]] : [],
  );

describe('readHangulRoutes', () => {
  it('takes the end that has no code', () => {
    expect(read('1   OZ521    인천-런던(LHR)')).toEqual([['인천', 13]]);
    expect(read('OZ522    런던(LHR)-인천')).toEqual([['인천', 17]]);
  });

  it.each(['인천-런던', '인천(ICN)-런던(LHR)', '오전-오후(KST)'])('takes none of %s', (line) => {
    expect(read(line)).toEqual([]);
  });
});
