import { describe, expect, it } from 'vitest';
import { findWeekday, repairWeekdays } from './repair-weekdays.ts';

describe('repairWeekdays', () => {
  it.each([
    ['26.10.18(2) 13:15', '26.10.18(일) 13:15'],
    ['2026.10.15 (%)', '2026.10.15(목)'],
    ['10/17( 토 )   파타야\n10/18()   쇼핑', '10/17( 토 )   파타야\n10/18(일)   쇼핑'],
    ['05/10(월)\n05/02(S)', '05/10(월)\n05/02(일)'],
  ])('mends %j', (read, printed) => {
    expect(repairWeekdays(read)).toBe(printed);
  });

  it.each([
    '10/18()   쇼핑',
    '26.10.18(일)',
    '26.13.18(2)',
    '26.10.18 (23:10)',
    '12/31(금)\n01/02(S)',
    '02/27(토)\n03/02()',
    '10/17( 토 )\n1/2 (3)',
    '10/17( 토 )\n13/45()',
    '1.2.3.4(5)',
  ])('leaves %j', (text) => {
    expect(repairWeekdays(text)).toBe(text);
  });
});

describe('findWeekday', () => {
  it('is that of the calendar, and none for no day', () => {
    expect(findWeekday('2026', '10', '18')).toBe('일');
    expect(findWeekday('2026', '2', '30')).toBeUndefined();
  });
});
