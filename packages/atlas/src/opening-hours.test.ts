import { listDates } from '@ooo/domain/shared/calendar-date';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { describe, expect, it } from 'vitest';
import { isOpeningHours, listOpenWindows } from './opening-hours.ts';

const SEOUL = {
  zone: 'Asia/Seoul',
  coordinates: [126.978, 37.5665] as Coordinates,
  countryCode: 'KR',
};
const NEW_YORK = {
  zone: 'America/New_York',
  coordinates: [-74.006, 40.7128] as Coordinates,
  countryCode: 'US',
};
const PARIS = {
  zone: 'Europe/Paris',
  coordinates: [2.3522, 48.8566] as Coordinates,
  countryCode: 'FR',
};
const TROMSO = {
  zone: 'Europe/Oslo',
  coordinates: [18.96, 69.65] as Coordinates,
  countryCode: 'NO',
};
type Place = typeof SEOUL;

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** `10:00-18:00`, `closed` or `?` for each date. */
function hours(expression: string, dates: readonly string[], place: Place = SEOUL): string[] {
  const answers = listOpenWindows({
    expression,
    dates: dates.map((date) => CalendarDate.parse(date)),
    ...place,
  });
  return answers.map(({ windows }) => {
    if (windows === null) return '?';
    const shown = windows.map(({ openMin, closeMin }) => `${clock(openMin)}-${clock(closeMin)}`);
    return shown.join(' ') || 'closed';
  });
}

/** A Thursday to the Monday after it. */
const THU_TO_MON = ['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'];
const all = (answer: string): string[] => THU_TO_MON.map(() => answer);

describe('listOpenWindows', () => {
  it.each([
    ['10:00-18:00', all('10:00-18:00')],
    ['Tu-Su 10:00-18:00', ['10:00-18:00', '10:00-18:00', '10:00-18:00', '10:00-18:00', 'closed']],
    [
      'Mo-Fr 09:00-17:00; Sa 10:00-14:00',
      ['9:00-17:00', '9:00-17:00', '10:00-14:00', 'closed', '9:00-17:00'],
    ],
    [
      'Mo-Sa 12:00-14:30,18:00-22:00',
      [
        '12:00-14:30 18:00-22:00',
        '12:00-14:30 18:00-22:00',
        '12:00-14:30 18:00-22:00',
        'closed',
        '12:00-14:30 18:00-22:00',
      ],
    ],
    ['Fr,Sa 18:00-02:00', ['closed', '18:00-26:00', '18:00-26:00', 'closed', 'closed']],
    ['Sa 22:00-06:00', ['closed', 'closed', '22:00-30:00', 'closed', 'closed']],
    ['24/7', all('0:00-24:00')],
    ['Th,Fr 00:00-24:00', ['0:00-24:00', '0:00-24:00', 'closed', 'closed', 'closed']],
    ['off', all('closed')],
    ['Mo[2] off; Mo-Su 09:00-18:00', all('9:00-18:00')],
    [
      'Mo-Su 09:00-18:00; Mo[2] off',
      ['9:00-18:00', '9:00-18:00', '9:00-18:00', '9:00-18:00', 'closed'],
    ],
    ['Nov-Feb 09:00-17:00; Mar-Oct 09:00-18:30', all('9:00-18:30')],
    [
      'Mar 07-Dec 31 10:00-12:00',
      ['closed', 'closed', '10:00-12:00', '10:00-12:00', '10:00-12:00'],
    ],
    ['18:00+', all('18:00-24:00')],
    ['14:00-17:00+', all('14:00-24:00')],
    [
      'Th-Sa 10:00-18:00; Sa 10:00-18:00 unknown',
      ['10:00-18:00', '10:00-18:00', '?', 'closed', 'closed'],
    ],
    ['10:00-18:00 || "ask"', all('10:00-18:00')],
    ['sunrise-18:00', ['6:58-18:00', '6:57-18:00', '6:56-18:00', '6:54-18:00', '6:53-18:00']],
  ])('%s', (expression, expected) => {
    expect(hours(expression, THU_TO_MON)).toEqual(expected);
  });

  it.each([
    '',
    '   ',
    'nonsense',
    '12345',
    'Mo-Fr 25:00-26:00',
    'Monday to Friday 9 to 5',
    'Mo-Fr',
    '<script>alert(1)</script>',
    '"by appointment"',
    'unknown',
    `${'Mo 10:00-12:00; '.repeat(40)}Tu off`,
  ])('does not understand %j', (expression) => {
    expect(hours(expression, ['2026-03-05'])).toEqual(['?']);
  });

  it('keeps the seasons apart', () => {
    const expression = 'Nov-Feb 09:00-17:00; Mar-May,Sep-Oct 09:00-18:00; Jun-Aug 09:00-18:30';
    expect(hours(expression, ['2026-01-15', '2026-04-15', '2026-07-15', '2026-11-01'])).toEqual([
      '9:00-17:00',
      '9:00-18:00',
      '9:00-18:30',
      '9:00-17:00',
    ]);
  });

  it('closes on public holidays where the country has them', () => {
    const expression = 'Mo-Su 10:00-18:00; PH off';
    const dates = ['2026-07-02', '2026-07-04', '2026-11-26', '2026-12-25'];
    expect(hours(expression, dates, NEW_YORK)).toEqual([
      '10:00-18:00',
      'closed',
      'closed',
      'closed',
    ]);
    expect(hours(expression, ['2026-07-14'], PARIS)).toEqual(['closed']);
  });

  it.each([
    ['KR', ['2026-02-17', '2026-03-01', '2026-05-01', '2026-06-03', '2026-09-25'], 'closed'],
    ['KR', ['2026-03-03', '2026-08-03'], '10:00-18:00'],
    ['TW', ['2026-02-17', '2026-09-28', '2026-10-09'], 'closed'],
    ['TW', ['2026-03-03'], '10:00-18:00'],
    ['DE-BY', ['2026-08-15'], 'closed'],
    ['DE-BE', ['2026-03-08'], 'closed'],
    ['DE', ['2026-08-15', '2026-03-08'], '10:00-18:00'],
  ])('knows the holidays of %s: %j is %s', (countryCode, dates, expected) => {
    const answers = hours('Mo-Su 10:00-18:00; PH off', dates, { ...SEOUL, countryCode });
    expect(answers).toEqual(dates.map(() => expected));
  });

  it('keeps a night to its evening, whatever the next day says', () => {
    const week = ['2026-03-06', '2026-03-07', '2026-03-08'];
    expect(hours('Fr 18:00-02:00; Sa 10:00-12:00; Su off', week)).toEqual([
      '18:00-26:00',
      '10:00-12:00',
      'closed',
    ]);
    expect(hours('Fr 20:00-44:00', week)).toEqual(['20:00-24:00', '0:00-20:00', 'closed']);
  });

  it.each([
    ['PH 10:00-12:00', ['2026-07-04', '2026-07-06'], ['10:00-12:00', 'closed']],
    ['PH Mo-Fr 10:00-12:00', ['2026-07-03', '2026-07-04'], ['10:00-12:00', 'closed']],
    ['PH -1 day 10:00-12:00', ['2026-12-24', '2026-12-25'], ['10:00-12:00', 'closed']],
    [
      'SH Mo-Fr 10:00-12:00; Sa 09:00-10:00',
      ['2026-07-14', '2026-07-11'],
      ['closed', '9:00-10:00'],
    ],
    ['(sunrise+01:00)-(sunset-01:00)', ['2026-12-21'], ['8:17-15:32']],
    ['dawn-dusk', ['2026-12-21'], ['6:46-17:03']],
  ])('%s', (expression, dates, expected) => {
    expect(hours(expression, dates, NEW_YORK)).toEqual(expected);
  });

  it('keeps the ordinary rules where it does not know the holidays', () => {
    expect(hours('Mo-Fr,PH 10:00-18:00; PH off', ['2026-03-05', '2026-03-07'])).toEqual([
      '10:00-18:00',
      'closed',
    ]);
  });

  it('reads the clock of the place on days when it is put forward or back', () => {
    const dates = ['2026-03-07', '2026-03-08', '2026-11-01'];
    expect(hours('18:00-02:30', dates, NEW_YORK)).toEqual(dates.map(() => '18:00-26:30'));
    expect(hours('02:30-04:00', dates, NEW_YORK)).toEqual(dates.map(() => '2:30-4:00'));
  });

  it('takes the sun of the place, before and after the clock is put forward', () => {
    expect(hours('sunrise-sunset', ['2026-03-07', '2026-03-08', '2026-12-21'], NEW_YORK)).toEqual([
      '6:20-17:54',
      '7:19-18:55',
      '7:17-16:32',
    ]);
  });

  it('does not know the sunrise of a polar night', () => {
    expect(hours('sunrise-sunset', ['2026-12-21'], TROMSO)).toEqual(['?']);
  });

  it.each(['America/New_York', 'Asia/Kathmandu', 'Africa/Cairo', 'Pacific/Auckland', 'UTC'])(
    'answers the same in a process that runs in %s',
    (processZone) => {
      const before = process.env['TZ'];
      process.env['TZ'] = processZone;
      try {
        const dates = ['2026-03-08', '2026-04-24', '2026-09-27', '2026-11-01'];
        expect(hours('Fr,Su 00:00-02:30,18:00-26:00', dates)).toEqual(
          dates.map(() => '0:00-2:30 18:00-26:00'),
        );
        expect(hours('sunrise-12:00', ['2026-03-08'])).toEqual(['6:54-12:00']);
      } finally {
        process.env['TZ'] = before;
      }
    },
  );
});

describe('isOpeningHours', () => {
  it.each([
    ['Tu-Su 10:00-18:00', true],
    ['24/7', true],
    ['Mo-Sa 10:00-18:00; PH off', true],
    ['nonsense', false],
    ['', false],
  ])('%j: %s', (expression, expected) => {
    expect(isOpeningHours(expression)).toBe(expected);
  });
});

const read = (expression: string, dates: readonly CalendarDate[], place: Place) =>
  listOpenWindows({ expression, dates, ...place }).map(({ windows }) => windows);

describe('many dates at once', () => {
  const YEAR = listDates(CalendarDate.parse('2026-01-01'), CalendarDate.parse('2027-01-01'));

  it.each([
    ['Tu-Su 10:00-18:00; PH off', SEOUL],
    ['Fr-Su 20:00-04:00', SEOUL],
    ['24/7', SEOUL],
    ['Mo[1] 18:00+; Dec 24-Jan 02 off', PARIS],
    ['week 1-53/2 We 22:00-02:00; easter off', PARIS],
    ['sunrise-sunset', NEW_YORK],
    ['Mo-Fr dawn-dusk; PH "by appointment"', NEW_YORK],
    ['sunrise-sunset', TROMSO],
    ['Apr-Oct 09:00-12:00,13:00-sunset', TROMSO],
  ])('are read as each of them alone: %s', (expression, place) => {
    const alone = YEAR.flatMap((date) => read(expression, [date], place));
    expect(read(expression, YEAR, place)).toEqual(alone);
    const gaps = YEAR.filter((_, index) => index % 5 < 2);
    expect(read(expression, gaps, place)).toEqual(alone.filter((_, index) => index % 5 < 2));
  });

  it('are unknown for places with too many windows in a day', () => {
    const times = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
    const open = (count: number): string =>
      times
        .slice(0, count)
        .map((hour) => `${hour}:00-${hour}:30`)
        .join(',');
    expect(hours(open(7), ['2026-03-05'])).toEqual(['?']);
    expect(hours(open(6), ['2026-03-05'])).not.toEqual(['?']);
  });
});
