import { describe, expect, it } from 'vitest';
import { rankText } from './search-text.ts';

const finds = (text: string, query: string) => rankText(text, query) !== undefined;

describe('rankText', () => {
  it.each([
    ['Gyeongbokgung Palace', 'palace gyeong'],
    ['Café Onion', 'cafe'],
    ['Malasaña', 'malasana'],
    ['Ajustes del viaje', 'AJUSTES'],
    ['Plaza de España', 'españa'],
    ['경복궁', '복궁'],
    ['경복궁', '경보'],
    ['경복궁', 'ㄱㅂㄱ'],
    ['경복궁', 'ㅂㄱ'],
    ['남산 서울타워', 'ㄴㅅ 서울'],
    ['까치', 'ㄲㅊ'],
    // As the keyboard joins them.
    ['고속터미널', 'ㄳ'],
    ['박물관 산책', 'ㅂㅁㄱ ㅅㅊ'],
    ['Anything', '  '],
  ])('finds %s by %s', (text, query) => {
    expect(finds(text, query)).toBe(true);
  });

  it.each([
    ['Gyeongbokgung Palace', 'palace market'],
    ['경복궁', 'ㄱㄱㅂ'],
    ['경복궁', '복경'],
    ['Seoul', 'ㅅㅇ'],
  ])('does not find %s by %s', (text, query) => {
    expect(finds(text, query)).toBe(false);
  });

  it('ranks the beginning of the text first, then the beginning of a word, then the middle', () => {
    const texts = ['Newmarket', 'Gwangjang Market', 'Market Street'];
    const ranked = texts.toSorted(
      (a, b) => (rankText(b, 'market') ?? 0) - (rankText(a, 'market') ?? 0),
    );
    expect(ranked).toEqual(['Market Street', 'Gwangjang Market', 'Newmarket']);
  });
});
