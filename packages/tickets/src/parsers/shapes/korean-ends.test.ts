import { describe, expect, it } from 'vitest';
import { readGluedPlaces, readKoreanEnds } from './korean-ends.ts';

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
});

describe('readGluedPlaces', () => {
  it('takes the places right before the times', () => {
    const places = readGluedPlaces('▶ZE887 12/03(목) 김포09:50-송산11:25', 0);
    expect(places.map(({ value }) => value)).toEqual(['김포', '송산']);
  });

  it('takes no other words', () => {
    expect(readGluedPlaces('평일 09:00~18:00 오전 10:20', 0)).toEqual([]);
  });
});
