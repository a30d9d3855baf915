import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/calendar-date.ts';
import { tripDates } from '../testing/arbitraries.ts';
import { date } from '../testing/literals.ts';
import {
  COUNTRY,
  GOLDEN_WEEK,
  LISTED,
  makeEvent,
  makeHoliday,
  makeStay,
  NO_HOLIDAYS,
  READER,
  WRITTEN,
} from '../testing/make-overview.ts';
import type { HolidayList } from './holiday.ts';
import { type OverviewInput, buildOverview } from './overview.rules.ts';
import { CrowdLevel, DestinationOverview } from './overview.schema.ts';
import { writeOverview } from './write-overview.ts';

const levelOf = (one: OverviewInput) => buildOverview(one).crowdLevel;
const rankOf = (level: CrowdLevel) => -CrowdLevel.options.indexOf(level);

describe('season and crowds', () => {
  it.each([
    ['2026-01-10', '2026-01-15', 'low', 'quiet'],
    ['2026-04-10', '2026-04-15', 'high', 'busy'],
    ['2026-03-28', '2026-04-02', 'shoulder', 'busy'],
    ['2026-03-30', '2026-04-02', 'high', 'busy'],
    ['2026-03-20', '2026-04-01', 'shoulder', 'moderate'],
    ['2028-02-29', '2028-02-29', 'low', 'quiet'],
  ])('from %s to %s are %s and %s', (from, to, touristSeason, crowdLevel) => {
    expect(buildOverview(makeStay(from, to))).toMatchObject({ touristSeason, crowdLevel });
  });

  it('rise in a notable week that a quarter of the days touch', () => {
    const weeks = [GOLDEN_WEEK];
    expect(levelOf(makeStay('2026-04-28', '2026-05-01', { weeks }))).toBe('very busy');
    expect(levelOf(makeStay('2026-04-10', '2026-04-29', { weeks }))).toBe('busy');
  });

  it('are as full as a notable week says, holidays in it or not', () => {
    const quietWeek = { ...GOLDEN_WEEK, crowdLevel: 'moderate' as const };
    const holidays = ['2026-05-02', '2026-05-03', '2026-05-04'].map((day) => makeHoliday(day));
    const stay = makeStay('2026-05-02', '2026-05-04', {
      weeks: [quietWeek],
      holidays: { ...NO_HOLIDAYS, holidays },
    });
    expect(buildOverview(stay).crowdLevel).toBe('busy');
    expect(buildOverview({ ...stay, weeks: [] }).crowdLevel).toBe('very busy');
  });

  it('rise on a long weekend, not for a holiday in the middle of the week', () => {
    const monday: HolidayList = { ...NO_HOLIDAYS, holidays: [makeHoliday('2026-06-08')] };
    const wednesday: HolidayList = { ...NO_HOLIDAYS, holidays: [makeHoliday('2026-06-10')] };
    expect(levelOf(makeStay('2026-06-05', '2026-06-09', { holidays: monday }))).toBe('busy');
    expect(levelOf(makeStay('2026-06-05', '2026-06-11', { holidays: wednesday }))).toBe('moderate');
    expect(levelOf(makeStay('2026-06-01', '2026-06-20', { holidays: monday }))).toBe('moderate');
  });

  it('see a long weekend whole that begins before the trip', () => {
    const holidays: HolidayList = { ...NO_HOLIDAYS, holidays: [makeHoliday('2026-06-05')] };
    expect(buildOverview(makeStay('2026-06-07', '2026-06-09', { holidays })).crowdLevel).toBe(
      'busy',
    );
  });

  it('are unknown and moderate if the city has no data', () => {
    const { season: _, ...rest } = makeStay('2026-04-10', '2026-04-15');
    const overview = buildOverview(rest);
    expect(overview).toMatchObject({ touristSeason: 'unknown', crowdLevel: 'moderate' });
    expect(overview.seasonDescription).toMatchObject({ season: 'unknown', ...LISTED });
  });

  it('are described in values', () => {
    expect(buildOverview(makeStay('2026-04-10', '2026-04-15')).seasonDescription).toEqual({
      city: { en: 'Tokyo', ko: '도쿄', es: 'Tokio' },
      month: 4,
      season: 'high',
      reason: 'blossom',
      crowdLevel: 'busy',
      ...WRITTEN,
    });
  });

  it('name a month that has the season, which may not be the longest', () => {
    const { touristSeason, seasonDescription } = buildOverview(
      makeStay('2026-04-15', '2026-06-30'),
    );
    expect(touristSeason).toBe('high');
    expect(seasonDescription).toMatchObject({ month: 5, season: 'high' });
    const long = buildOverview(makeStay('2026-04-08', '2026-08-05'));
    expect([long.touristSeason, long.seasonDescription.month]).toEqual(['shoulder', 7]);
  });

  it('never grow quieter by more holidays', () => {
    const offsets = fc.array(fc.integer({ min: -5, max: 35 }), { maxLength: 6 });
    fc.assert(
      fc.property(tripDates, offsets, fc.integer({ min: 0, max: 30 }), (dates, some, one) => {
        const { startDate, endDate } = dates;
        const levelWith = (days: readonly number[]) => {
          const holidays = days.map((day) => makeHoliday(addDays(startDate, day)));
          const stay = makeStay(startDate, endDate, { holidays: { ...NO_HOLIDAYS, holidays } });
          return rankOf(levelOf(stay));
        };
        expect(levelWith([...some, one])).toBeGreaterThanOrEqual(levelWith(some));
      }),
    );
  });
});

describe('insights', () => {
  it('list dates first, then the weather; country facts are separate', () => {
    const { insights, facts, holidays } = buildOverview(
      makeStay('2026-05-03', '2026-05-08', {
        weeks: [GOLDEN_WEEK],
        holidays: {
          ...NO_HOLIDAYS,
          holidays: [
            { ...makeHoliday('2026-05-04', 'Greenery Day'), localName: 'みどりの日' },
            makeHoliday('2026-06-01', 'Another Day'),
          ],
        },
        climate: { highC: 22.6, lowC: 14.2, rainDays: 1.8, ...LISTED },
        facts: COUNTRY,
      }),
    );
    expect(insights.map(({ code }) => code)).toEqual([
      'notable-week',
      'public-holidays',
      'temperatures',
      'rain-days',
    ]);
    expect(insights[1]).toMatchObject({ values: { localNames: ['みどりの日'] }, ...LISTED });
    expect(holidays.holidays.map(({ name }) => name)).toEqual(['Greenery Day']);
    expect(facts.map(({ code }) => code)).toEqual([
      'plugs',
      'voltage',
      'currency',
      'tipping',
      'tap-water',
      'emergency',
      'language',
      'driving-side',
      'calling-code',
    ]);
    expect(facts[0]).toMatchObject({ values: { plugs: ['A', 'B'] }, ...WRITTEN });
  });

  it('say days that follow each other together, and that they are estimated', () => {
    const holidays = [
      makeHoliday('2026-03-20', 'Eid al-Fitr', true),
      makeHoliday('2026-03-21', 'Eid al-Fitr', true),
      makeHoliday('2026-03-22', 'Day off'),
      makeHoliday('2026-03-24', 'Another Day'),
    ];
    const { insights } = buildOverview(
      makeStay('2026-03-19', '2026-03-25', { holidays: { ...NO_HOLIDAYS, holidays } }),
    );
    expect(insights.map(({ values }) => values)).toMatchObject([
      {
        names: ['Eid al-Fitr', 'Day off'],
        start: '2026-03-20',
        end: '2026-03-22',
        isEstimated: true,
      },
      { names: ['Another Day'], start: '2026-03-24', end: '2026-03-24', isEstimated: false },
    ]);
  });

  it('say that the holidays are not known instead of leaving them out', () => {
    const holidays: HolidayList = { ...NO_HOLIDAYS, isKnown: false };
    const { insights } = buildOverview(makeStay('2031-03-19', '2031-03-25', { holidays }));
    expect(insights.map(({ code }) => code)).toEqual(['holidays-unknown']);
  });

  it('say a holiday that follows a notable week of several', () => {
    const chuseok = { ...GOLDEN_WEEK, name: 'Chuseok', start: date('2025-10-05') };
    const { insights } = buildOverview(
      makeStay('2025-10-01', '2025-10-13', {
        weeks: [{ ...chuseok, end: date('2025-10-07') }],
        holidays: {
          ...NO_HOLIDAYS,
          holidays: [
            makeHoliday('2025-10-05', 'The day preceding Chuseok'),
            makeHoliday('2025-10-06', 'Chuseok'),
            makeHoliday('2025-10-07', 'The second day of Chuseok'),
            makeHoliday('2025-10-08', 'Alternative holiday for Chuseok'),
            makeHoliday('2025-10-09', 'Hangul Day'),
          ],
        },
      }),
    );
    expect(insights.map(({ values }) => values)).toMatchObject([
      { name: 'Chuseok' },
      { names: ['Alternative holiday for Chuseok', 'Hangul Day'], start: '2025-10-08' },
    ]);
  });

  it('do not repeat an event or a notable week', () => {
    const span = { start: date('2026-04-29'), end: date('2026-05-05'), isEstimated: false };
    const { insights, majorEvents } = buildOverview(
      makeStay('2026-05-01', '2026-05-03', {
        weeks: [GOLDEN_WEEK],
        events: [makeEvent('Golden Week', span)],
        holidays: { ...NO_HOLIDAYS, holidays: [makeHoliday('2026-05-02', 'Golden Week')] },
      }),
    );
    expect(insights).toEqual([]);
    expect(majorEvents).toHaveLength(1);
  });
});

describe('the overview', () => {
  const many = Array.from({ length: 40 }, (_, at) => {
    const start = addDays(date('2026-05-01'), at % 7);
    return makeEvent(`Event ${at}`, { start, end: start, isEstimated: false });
  });

  it('has at most 20 events, those with days first and in order', () => {
    const inMay = makeEvent('In May', { months: [5], yearMonths: ['2026-05'], isEstimated: true });
    const { majorEvents } = buildOverview(
      makeStay('2026-05-01', '2026-05-07', { events: [inMay, ...many.slice(0, 12)] }),
    );
    expect(majorEvents.at(-1)?.name).toBe('In May');
    const dates = majorEvents.slice(0, -1).map(({ when }) => ('start' in when ? when.start : ''));
    expect(dates).toEqual(dates.toSorted((a, b) => a.localeCompare(b)));
    expect(
      buildOverview(makeStay('2026-05-01', '2026-05-07', { events: many })).majorEvents,
    ).toHaveLength(20);
  });

  it('fits the schema, is deterministic and names a source for everything', () => {
    fc.assert(
      fc.property(tripDates, fc.boolean(), ({ startDate, endDate }, isKnown) => {
        const holidays = Array.from({ length: 25 }, (_, day) =>
          makeHoliday(addDays(startDate, day), `Day ${day}`),
        );
        const all = makeStay(startDate, endDate, {
          weeks: [{ ...GOLDEN_WEEK, start: startDate, end: endDate }],
          holidays: { ...LISTED, holidays, isKnown },
          events: many,
          climate: { highC: 31, lowC: -4, rainDays: 0, ...LISTED },
          facts: COUNTRY,
        });
        const overview = buildOverview(all);
        expect(buildOverview({ ...all, events: many.toReversed() })).toEqual(overview);
        const written = DestinationOverview.parse(writeOverview(overview, READER));
        expect(written.sources.length).toBeGreaterThan(1);
        const entries = [
          overview.seasonDescription,
          ...overview.insights,
          ...overview.facts,
          ...overview.majorEvents,
          overview.holidays,
        ];
        expect(entries.filter(({ source, asOf }) => source === '' || asOf.length < 10)).toEqual([]);
        expect(overview.insights.length).toBeLessThanOrEqual(20);
      }),
    );
  });
});
