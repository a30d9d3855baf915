import { describe, expect, it } from 'vitest';
import { isNamed, withoutTerminal } from './airport-name.ts';

describe('isNamed', () => {
  it.each([
    ['OSL', '오슬로 가르데모엔'],
    ['OSL', '오슬로'],
    ['CDG', '파리 샤를 드골'],
    ['ARN', 'STOCKHOLM ARLAN'],
    ['JFK', 'New York, Kennedy'],
  ])('%s by %s', (code, text) => {
    expect(isNamed(code, text)).toBe(true);
  });

  it.each([
    ['OSL', '가르데모엔'],
    ['OSL', '베르겐 오슬로'],
    ['ARN', '(ARN)'],
    ['LHR', 'International Airport'],
  ])('%s not by %s', (code, text) => {
    expect(isNamed(code, text)).toBe(false);
  });
});

describe('withoutTerminal', () => {
  it.each([
    ['London Gatwick (North)', 'London Gatwick'],
    ['Nice (Terminal 2)', 'Nice'],
    ['Nice, Terminal 2', 'Nice'],
    ['인천(제1터미널)', '인천'],
    ['인천 제1터미널', '인천'],
    ['North Bay', 'North Bay'],
    ['South Terminal', ''],
    ['International Terminal', ''],
  ])('%s is %s', (text, name) => {
    expect(withoutTerminal(text)).toBe(name);
  });
});
