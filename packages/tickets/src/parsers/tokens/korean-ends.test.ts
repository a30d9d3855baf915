import { describe, expect, it } from 'vitest';
import { readKoreanEnds } from './korean-ends.ts';

const names = (line: string) => readKoreanEnds(line, 0).map(({ value }) => value);

describe('readKoreanEnds', () => {
  it('takes the place and the end from the word behind it', () => {
    const [departure] = readKoreanEnds('10/15(목)   18:20   OZ741    인천 국제공항 출발', 0);
    expect(departure).toMatchObject({ kind: 'place', value: '인천', role: 'departure' });
    const [arrival] = readKoreanEnds('            22:10            방콕 도착', 0);
    expect(arrival).toMatchObject({ kind: 'place', value: '방콕', role: 'arrival' });
  });

  it.each(['도착 3일 전부터 작성', '국제선은 출발 50분 전 마감', '호텔 도착 후 휴식'])(
    'finds no place in %s',
    (line) => {
      expect(readKoreanEnds(line, 0)).toEqual([]);
    },
  );

  it('spells out what Koreans call Los Angeles, and no end of another word', () => {
    expect(names('LA 출발 오후 12시 30분 → 인천 도착')).toEqual(['Los Angeles', '인천']);
    expect(names('VILLA 출발 오후 12시 30분')).toEqual([]);
  });
});
