import { describe, expect, it } from 'vitest';
import type { PartialDate } from '../document.ts';
import { findDates } from './date.ts';

const october = { day: 15, month: 10 };
const october25 = { ...october, year: 2025 };

describe('findDates', () => {
  it.each<[string, PartialDate]>([
    ['15OCT25', october25],
    ['15OCT2025', october25],
    ['15OCT', october],
    ['15 Oct 2025', october25],
    ['15-Oct-2025', october25],
    ['07 JUN', { day: 7, month: 6 }],
    ['TUE 07 JUNE 2016', { day: 7, month: 6, year: 2016, weekday: 2 }],
    ['Wed, Oct 15, 2025', { ...october25, weekday: 3 }],
    ['Wed, 27MAR19', { day: 27, month: 3, year: 2019, weekday: 3 }],
    ['Friday 10 Jan 20', { day: 10, month: 1, year: 2020, weekday: 5 }],
    ['SUNDAY, AUGUST 18, 2019', { day: 18, month: 8, year: 2019, weekday: 0 }],
    ['Sun. May 29', { day: 29, month: 5, weekday: 0 }],
    ['2025-10-15', october25],
    ['2025.10.15 (수)', { ...october25, weekday: 3 }],
    ['2025. 10. 15.', october25],
    ['2025/10/15', october25],
    ['10/15/25', october25],
    ['15/10/2025', october25],
    ['15.06.2017', { day: 15, month: 6, year: 2017 }],
    ['20-Jul', { day: 20, month: 7 }],
    ['05-Juni-2017', { day: 5, month: 6, year: 2017 }],
    ['2025년 10월 15일 (수)', { ...october25, weekday: 3 }],
    ['10월 15일(수)', { ...october, weekday: 3 }],
    ['10 15일 (수)', { ...october, weekday: 3 }],
    ['15OCT25(수)', { ...october25, weekday: 3 }],
    ['10NOV18(SAT)', { day: 10, month: 11, year: 2018, weekday: 6 }],
    ['15 de octubre de 2025', october25],
    ['mié 15 oct', { ...october, weekday: 3 }],
    ['mié 22 oct 2025', { day: 22, month: 10, year: 2025, weekday: 3 }],
    ['Do. 23. November 2023', { day: 23, month: 11, year: 2023, weekday: 4 }],
    ['zaterdag 27 juni 2026', { day: 27, month: 6, year: 2026, weekday: 6 }],
    ['13 février 2026', { day: 13, month: 2, year: 2026 }],
    ['1 März 2026', { day: 1, month: 3, year: 2026 }],
    ['October 15th, 2025', october25],
    ['15OCT 2025 10:00', october25],
    ['150CT25', october25],
    ['29FEB', { day: 29, month: 2 }],
    ['01/14(목)', { day: 14, month: 1, weekday: 4 }],
    ['05/02(토) 00:35', { day: 2, month: 5, weekday: 6 }],
    ['01/19 06:50', { day: 19, month: 1 }],
    ['10/17 LJ201', { day: 17, month: 10 }],
    ['17/3 LM31 Edinburgh', { day: 17, month: 3 }],
    ['(4/7,수)', { day: 7, month: 4, weekday: 3 }],
    ['BX8803 10/03 김포 10:00', { day: 3, month: 10 }],
    ['Tues 3/11 from', { day: 3, month: 11, weekday: 2, ambiguous: true }],
    ['26.10.15(목)', { day: 15, month: 10, year: 2026, weekday: 4 }],
    ['14 Eylül 2026', { day: 14, month: 9, year: 2026 }],
    ['18 KASIM 2026', { day: 18, month: 11, year: 2026 }],
    ['12 de out. de 2026', { day: 12, month: 10, year: 2026 }],
    ['12OUT26', { day: 12, month: 10, year: 2026 }],
    ['15 października 2026', { day: 15, month: 10, year: 2026 }],
    ['3 октября 2026 г.', { day: 3, month: 10, year: 2026 }],
    ['2026年10月12日(月)', { day: 12, month: 10, year: 2026, weekday: 1 }],
    ['3 tháng 10, 2026', { day: 3, month: 10, year: 2026 }],
    ['2026. október 10.', { day: 10, month: 10, year: 2026 }],
    ['- 15/05/2027: EK231', { day: 15, month: 5, year: 2027 }],
    ['October 15: KE081', october],
    ['08:25   mar 03 ago 2027', { day: 3, month: 8, year: 2027, weekday: 2 }],
    ['before 09:15, Mar 10, 2027', { day: 10, month: 3, year: 2027 }],
    ['6. 4.(금)  OZ102', { day: 4, month: 6, weekday: 5 }],
    ["'27. 6.13.(일)", { day: 13, month: 6, year: 2027, weekday: 0 }],
    ['(6.14. 도착)', { day: 14, month: 6 }],
    ['2027. 6. 4.(금)', { day: 4, month: 6, year: 2027, weekday: 5 }],
    ['MAR 04/05/2027', { day: 4, month: 5, year: 2027, ambiguous: true, weekday: 2 }],
    ['Mar 04/IB 6651', { day: 4, month: 3 }],
    ['갈때 4/8 목 KE703', { day: 8, month: 4, weekday: 4 }],
  ])('%s', (text, expected) => {
    expect(findDates(text).map((hit) => hit.value)).toEqual([expected]);
  });

  it.each<[string, PartialDate]>([
    ['07 JUN 12:10', { day: 7, month: 6 }],
    ['15OCT 1000', october],
    ['15OCT 2010', october],
    ['07 JUN    15:00', { day: 7, month: 6 }],
    ['15 Oct 6 PM', october],
    ['15 Oct 09.30 Uhr', october],
  ])('takes the time in %s for no year', (text, expected) => {
    expect(findDates(text)[0]?.value).toEqual(expected);
  });

  it.each([
    ['Mi 17.03.', { day: 17, month: 3, weekday: 3 }],
    ['(Fr 26.03.)', { day: 26, month: 3, weekday: 5 }],
    ['Mo 15. 3. 09:25', { day: 15, month: 3, weekday: 1 }],
    ['Donnerstag, 4.11.', { day: 4, month: 11, weekday: 4 }],
    ['zurück am 26.3. um 15:10', { day: 26, month: 3 }],
    ['15/3 EDI-AMS KL1276', { day: 15, month: 3 }],
    ['1750-0705 (30/3)', { day: 30, month: 3 }],
    ['Mi 17.03.2027', { day: 17, month: 3, weekday: 3, year: 2027 }],
  ])('reads two numbers by what stands around them: %s', (text, expected) => {
    expect(findDates(text).map(({ value }) => value)).toEqual([expected]);
  });

  it('reads both days of a range that name their months first', () => {
    const [from, to] = [
      { day: 12, month: 1 },
      { day: 25, month: 2, year: 2027 },
    ];
    expect(findDates('Jan 12 - Feb 25, 2027').map(({ value }) => value)).toEqual([from, to]);
    expect(findDates('12 - Feb - 25').map(({ value }) => value)).toEqual([
      { day: 12, month: 2, year: 2025 },
    ]);
  });

  it.each(['06:20 +1   Apr 3, 2027', '06:20+1 Apr 3, 2027', '06:20 + 1   Apr 3, 2027'])(
    'takes the days behind a time for no day of a month: %s',
    (text) => {
      expect(findDates(text).map(({ value }) => value)).toEqual([{ day: 3, month: 4, year: 2027 }]);
    },
  );

  it.each(['10/11/25', '03/04/2026'])('says that the order of %s is open', (text) => {
    expect(findDates(text)[0]?.value.ambiguous).toBe(true);
  });

  it.each([
    'KE081',
    '32 JAN',
    '15XYZ25',
    '31.02.2025',
    '2025-13-01',
    'flight 1015',
    '075-1234567890',
    '1.2.3.4',
    '10:15:25',
    'gate (12/3)',
    '1/2 ABC-D',
    'Mi 17.03',
    'version 17.03.',
    'Mi 17.13.',
    '1/15/25:30',
    '31NOV',
    'version 10.15',
    '2 out of 3',
    'gate 12 set',
    '4/8 일정',
    '1. 2. (출장자)',
    '3.14.2',
    '0/0/00',
    '180-2345678901',
  ])('finds none in %s', (text) => {
    expect(findDates(text)).toEqual([]);
  });

  it('finds both dates of a line, with their places', () => {
    const line = '15OCT25(수) 10:00 (Local Time)     16OCT25(목) 11:05';
    const hits = findDates(line);
    expect(hits.map(({ start, end }) => line.slice(start, end).trim())).toEqual([
      '15OCT25(수)',
      '16OCT25(목)',
    ]);
  });
});
