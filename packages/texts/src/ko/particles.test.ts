import { describe, expect, it } from 'vitest';
import { chooseParticles } from './particles.ts';

describe('chooseParticles', () => {
  it.each([
    // Hangul.
    ['경복궁을(를) 저장', '경복궁을 저장'],
    ['카페을(를) 저장', '카페를 저장'],
    ['서울(으)로', '서울로'],
    ['부산(으)로', '부산으로'],
    ['제주(으)로', '제주로'],
    ['남산은(는)', '남산은'],
    ['종로이(가)', '종로가'],
    ['호텔과(와)', '호텔과'],
    // Numbers, as they are read.
    ['1(으)로', '1로'],
    ['2은(는)', '2는'],
    ['3(으)로', '3으로'],
    ['10(으)로', '10으로'],
    ['2027이(가)', '2027이'],
    // Words and letters of other scripts.
    ['Google(으)로 계속하기', 'Google로 계속하기'],
    ['Chrome을(를)', 'Chrome을'],
    ['Keycloak(으)로', 'Keycloak으로'],
    ['Auth0(으)로', 'Auth0으로'],
    ['mina@example.com(으)로', 'mina@example.com으로'],
    ['ICN(으)로', 'ICN으로'],
    ['JFK(으)로', 'JFK로'],
    ['Louvre을(를)', 'Louvre를'],
    ['Airbnb은(는)', 'Airbnb는'],
    // Behind quotes and brackets.
    ['“서울”을(를)', '“서울”을'],
    ['도쿄 (HND)이(가)', '도쿄 (HND)가'],
    ['“Seoul”(으)로', '“Seoul”로'],
    // It is not known.
    ['東京을(를)', '東京을(를)'],
    ['을(를)', '을(를)'],
    ['경복궁을(를) 남산(으)로', '경복궁을 남산으로'],
  ])('makes of %s %s', (text, chosen) => {
    expect(chooseParticles(text)).toBe(chosen);
  });
});
