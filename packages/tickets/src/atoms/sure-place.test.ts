import { describe, expect, it } from 'vitest';
import { isSurePlace } from './sure-place.ts';

describe('isSurePlace', () => {
  it.each([
    'London Heathrow',
    '김포',
    '괌',
    '인천국제공항',
    'OSAKA(ITAMI)',
    'Kuala Lumpur',
    'Seoul',
    'MADRID ES',
    'LONDON GB',
    '마우이(카훌루이)',
    '카이세리',
    '東京',
    '上海虹桥T2',
    'ソウル/仁川',
  ])('knows %s', (name) => expect(isSurePlace(name)).toBe(true));

  it.each([
    'Dinner',
    'Name',
    'Total',
    'JFK',
    'Terminal',
    'Air France',
    'Air Canada',
    '호텔',
    'paris',
    'Paris at 10:20',
    'DINNER US',
    'Thursday',
    'March',
    '조식(뷔페)',
    '予約',
    '出发',
    '首都',
    '',
  ])('does not take %o for a place', (name) => expect(isSurePlace(name)).toBe(false));
});
