import { describe, expect, it } from 'vitest';
import { repairDays } from './repair-days.ts';

describe('repairDays', () => {
  it.each([
    ['150CT25', '15OCT25'],
    ['l5OCT2O25', '15OCT2025'],
    ['O4 MAR 27', '04 MAR 27'],
    ['O4MAR', '04MAR'],
    ['0AMAR27', '04MAR27'],
    ['17J0AN 7', '17JAN 7'],
    ['170AN 7 MXPFCO', '17JAN 7 MXPFCO'],
    ['L   O05JAN  1830', 'L   05JAN  1830'],
    ['L  OS5JAN  1830', 'L  05JAN  1830'],
    ['O030CT', '03OCT'],
    ['1500126( 목 ) 10:00', '15OCT26( 목 ) 10:00'],
    ['2700 ㅠ 26( 화 )', '27OCT26( 화 )'],
    ['26.10.18(2) 13:15', '26.10.18(일) 13:15'],
    ['3H 21일 (일)', '3월 21일(일)'],
    ['10 20 ( 화 ) 10:40', '10월 20일(화) 10:40'],
    ['ICN   10월 159 (S)', 'ICN   10월 15일 (S)'],
    ['10 212 (수) 6:00', '10월 21일 (수) 6:00'],
    ['2026년 11월 22   (월) 20:55', '2026년 11월 2일 (월) 20:55'],
    ['12/06() 일 ) 13:20', '12/06(일) 13:20'],
    ['2O27-O3-04', '2027-03-04'],
    ['04.O3.2027', '04.03.2027'],
  ])('mends the day of %s', (read, printed) => {
    expect(repairDays(read)).toBe(printed);
  });

  it.each([
    ['1O:2O', '10:20'],
    ['l0:05', '10:05'],
    ['10;20', '10:20'],
    ['140A  7O0A+1', '140A  700A+1'],
    ['140A  7O0OA+1', '140A  700A+1'],
    ['12O5P 1', '1205P 1'],
  ])('mends the time of %s', (read, printed) => {
    expect(repairDays(`HK2 ${read}`)).toBe(`HK2 ${printed}`);
  });

  it.each([
    '2026년 11월 22일 (일)',
    '2026년 11월 22  (일)',
    '2026년 11월 22  (화)',
    '10월 15일(목)',
    '총 5명 (성인)',
    '26.10.18(일)',
    '1/2 (3)',
    'A MAY',
    'TO: OSLO',
    'IS OCT',
    'I MAY GO',
    '99:99',
    'BOB:SID',
    'HK2 700A',
    'OOOA',
    'SIZE 9O7OA',
    'S5S JAN',
    '015JAN',
    'SOSMAY',
    'ISO-80-16',
  ])('leaves %s as it is', (text) => {
    expect(repairDays(text)).toBe(text);
  });
});
