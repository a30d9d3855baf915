import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/calendar-date.ts';
import { tripDates } from '../testing/arbitraries.ts';
import { date } from '../testing/literals.ts';
import type { CityEvent } from './city-event.ts';
import type { CountryFacts } from './country-facts.ts';
import type { Holiday, HolidayList } from './holiday.ts';
import { type OverviewInput, buildOverview, toDestinationOverview } from './overview.rules.ts';
import { CrowdLevel, DestinationOverview } from './overview.schema.ts';
import type { CitySeason, MonthSeason, NotableWeek } from './season.ts';

const written = { source: 'general knowledge', asOf: date('2026-11-01') };
const listed = { source: 'a list', asOf: date('2026-11-23') };

const month = (
  season: MonthSeason['season'],
  crowdLevel: MonthSeason['crowdLevel'],
  reason: MonthSeason['reason'],
): MonthSeason => ({ season, crowdLevel, reason });
const LOW = month('low', 'quiet', 'cold');
const MID = month('shoulder', 'moderate', 'mild');
const HIGH = month('high', 'busy', 'blossom');
const season: CitySeason = {
  months: [LOW, LOW, MID, HIGH, HIGH, MID, MID, MID, HIGH, HIGH, MID, LOW],
  ...written,
};

const noHolidays: HolidayList = { holidays: [], isKnown: true, ...listed };
const holiday = (day: string, name = 'Some Day', isEstimated = false): Holiday => ({
  date: date(day),
  name,
  isEstimated,
});
const goldenWeek: NotableWeek = {
  name: 'Golden Week',
  start: date('2026-04-29'),
  end: date('2026-05-05'),
  isEstimated: false,
  crowdLevel: 'very busy',
  note: 'Trains sell out.',
  ...written,
};
const event = (name: string, when: CityEvent['when'], dates: string): CityEvent => ({
  id: `TYO/${name}`,
  name,
  when,
  dates,
  isEstimated: when.isEstimated,
  effects: ['crowds'],
  impact: 'Streets are full.',
  ...written,
});
const facts: CountryFacts = {
  countryCode: 'JP',
  money: { currencies: ['JPY'], ...listed },
  tipping: { custom: 'not-expected', percent: [0, 0], ...written },
  power: { plugs: ['A', 'B'], volts: [100], hertz: [50, 60], ...written },
  road: { drivingSide: 'left', ...listed },
  emergency: { police: '110', ambulance: '119', fire: '119', ...written },
  phone: { callingCode: '81', ...listed },
  language: { languages: ['ja'], ...listed },
  week: { firstDay: 'sun', ...listed },
  water: { tapWater: 'safe', ...written },
};

function input(
  startDate: string,
  endDate: string,
  more: Partial<OverviewInput> = {},
): OverviewInput {
  return {
    city: 'Tokyo',
    startDate: date(startDate),
    endDate: date(endDate),
    season,
    weeks: [],
    holidays: noHolidays,
    events: [],
    ...more,
  };
}

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
    expect(buildOverview(input(from, to))).toMatchObject({ touristSeason, crowdLevel });
  });

  it('rise in a notable week that a quarter of the days touch', () => {
    const weeks = [goldenWeek];
    expect(levelOf(input('2026-04-28', '2026-05-01', { weeks }))).toBe('very busy');
    expect(levelOf(input('2026-04-10', '2026-04-29', { weeks }))).toBe('busy');
  });

  it('are as full as a notable week says, holidays in it or not', () => {
    const quietWeek = { ...goldenWeek, crowdLevel: 'moderate' as const };
    const holidays = ['2026-05-02', '2026-05-03', '2026-05-04'].map((day) => holiday(day));
    const stay = input('2026-05-02', '2026-05-04', {
      weeks: [quietWeek],
      holidays: { ...noHolidays, holidays },
    });
    expect(buildOverview(stay).crowdLevel).toBe('busy');
    expect(buildOverview({ ...stay, weeks: [] }).crowdLevel).toBe('very busy');
  });

  it('rise on a long weekend, not for a holiday in the middle of the week', () => {
    const monday: HolidayList = { ...noHolidays, holidays: [holiday('2026-06-08')] };
    const wednesday: HolidayList = { ...noHolidays, holidays: [holiday('2026-06-10')] };
    expect(levelOf(input('2026-06-05', '2026-06-09', { holidays: monday }))).toBe('busy');
    expect(levelOf(input('2026-06-05', '2026-06-11', { holidays: wednesday }))).toBe('moderate');
    expect(levelOf(input('2026-06-01', '2026-06-20', { holidays: monday }))).toBe('moderate');
  });

  it('see a long weekend whole that begins before the trip', () => {
    const holidays: HolidayList = { ...noHolidays, holidays: [holiday('2026-06-05')] };
    expect(buildOverview(input('2026-06-07', '2026-06-09', { holidays })).crowdLevel).toBe('busy');
  });

  it('are unknown and moderate where nobody wrote the city down', () => {
    const { season: _, ...rest } = input('2026-04-10', '2026-04-15');
    const overview = buildOverview(rest);
    expect(overview).toMatchObject({ touristSeason: 'unknown', crowdLevel: 'moderate' });
    expect(overview.seasonDescription).toMatchObject({
      code: 'season-unknown',
      text: 'We don’t know the seasons of Tokyo.',
    });
  });

  it('are described in a sentence and in values', () => {
    expect(buildOverview(input('2026-04-10', '2026-04-15')).seasonDescription).toEqual({
      code: 'season',
      values: { city: 'Tokyo', month: 4, season: 'high', reason: 'blossom', crowdLevel: 'busy' },
      text: 'April is high season in Tokyo: the trees are in blossom. Expect crowds at the well-known sights.',
      ...written,
    });
  });

  it('name a month that has the season, which may not be the longest', () => {
    const { touristSeason, seasonDescription } = buildOverview(input('2026-04-15', '2026-06-30'));
    expect(touristSeason).toBe('high');
    expect(seasonDescription.values).toMatchObject({ month: 5, season: 'high' });
    const long = buildOverview(input('2026-04-08', '2026-08-05'));
    expect([long.touristSeason, long.seasonDescription.values.month]).toEqual(['shoulder', 7]);
  });

  it('never grow quieter by more holidays', () => {
    const offsets = fc.array(fc.integer({ min: -5, max: 35 }), { maxLength: 6 });
    fc.assert(
      fc.property(tripDates, offsets, fc.integer({ min: 0, max: 30 }), (dates, some, one) => {
        const { startDate, endDate } = dates;
        const levelWith = (days: readonly number[]) => {
          const holidays = days.map((day) => holiday(addDays(startDate, day)));
          const stay = input(startDate, endDate, { holidays: { ...noHolidays, holidays } });
          return rankOf(levelOf(stay));
        };
        expect(levelWith([...some, one])).toBeGreaterThanOrEqual(levelWith(some));
      }),
    );
  });
});

describe('insights', () => {
  it('say the dates first, then the weather, then the country', () => {
    const { insights } = buildOverview(
      input('2026-05-03', '2026-05-08', {
        weeks: [goldenWeek],
        holidays: {
          ...noHolidays,
          holidays: [
            { ...holiday('2026-05-04', 'Greenery Day'), localName: 'みどりの日' },
            holiday('2026-06-01', 'Another Day'),
          ],
        },
        climate: { highC: 22.6, lowC: 14.2, rainDays: 1.8, ...listed },
        facts,
      }),
    );
    expect(insights.map(({ code, text }) => [code, text])).toEqual([
      ['notable-week', 'Golden Week (2026-04-29 to 2026-05-05): Trains sell out.'],
      [
        'public-holidays',
        'Greenery Day (2026-05-04) is a public holiday: expect closed offices and fuller trains and sights.',
      ],
      ['temperatures', 'Days reach about 23 °C (73 °F), nights fall to about 14 °C (58 °F).'],
      ['rain-days', 'Expect rain on about 2 of 6 days.'],
      ['tap-water', 'Tap water is safe to drink.'],
      ['tipping', 'Tips are not expected.'],
      ['power', 'Sockets take plugs of type A or B, with 100 V at 50 or 60 Hz.'],
      ['emergency', 'In an emergency call: police 110, ambulance 119, fire 119.'],
      ['money', 'Prices are in JPY.'],
      ['road', 'Traffic drives on the left.'],
      ['languages', 'Japanese is spoken.'],
      ['phone', 'The country’s calling code is +81.'],
    ]);
    expect(insights[1]).toMatchObject({ values: { localNames: ['みどりの日'] }, ...listed });
  });

  it.each([
    ['rounding-up', [0, 10], 'Round up the bill, or leave up to 10%.'],
    ['rounding-up', [0, 0], 'Round up the bill.'],
    ['service-included', [0, 0], 'Service is usually on the bill, and no more is expected.'],
    [
      'service-included',
      [0, 5],
      'Service is usually on the bill; leave up to 5% for good service.',
    ],
    ['customary', [15, 20], 'Tips of 15 to 20% are customary in restaurants.'],
    ['customary', [10, 10], 'Tips of 10% are customary in restaurants.'],
  ] as const)('say of tips %s %j', (custom, percent, text) => {
    const tipping = { custom, percent, ...written };
    const { insights } = buildOverview(
      input('2026-03-03', '2026-03-04', { facts: { ...facts, tipping } }),
    );
    expect(insights.find(({ code }) => code === 'tipping')?.text).toBe(text);
  });

  it.each([
    ['112', '112', '112', '112', 'In an emergency call 112.'],
    ['110', '112', '112', '112', 'In an emergency call 112 (police 110, ambulance 112, fire 112).'],
  ])('say of emergencies %s %s %s %s', (police, ambulance, fire, all, text) => {
    const emergency = { police, ambulance, fire, all, ...written };
    const { insights } = buildOverview(
      input('2026-03-03', '2026-03-04', { facts: { ...facts, emergency } }),
    );
    expect(insights.find(({ code }) => code === 'emergency')?.text).toBe(text);
  });

  it('say days that follow each other together, and that they are estimated', () => {
    const holidays = [
      holiday('2026-03-20', 'Eid al-Fitr', true),
      holiday('2026-03-21', 'Eid al-Fitr', true),
      holiday('2026-03-22', 'Day off'),
      holiday('2026-03-24', 'Another Day'),
    ];
    const { insights } = buildOverview(
      input('2026-03-19', '2026-03-25', { holidays: { ...noHolidays, holidays } }),
    );
    expect(insights.map(({ text }) => text)).toEqual([
      'Eid al-Fitr and Day off (about 2026-03-20 to 2026-03-22) are public holidays: expect closed offices and fuller trains and sights.',
      'Another Day (2026-03-24) is a public holiday: expect closed offices and fuller trains and sights.',
    ]);
  });

  it('say that the holidays are not known instead of saying nothing', () => {
    const holidays: HolidayList = { ...noHolidays, isKnown: false };
    const { insights } = buildOverview(input('2031-03-19', '2031-03-25', { holidays }));
    expect(insights.map(({ code }) => code)).toEqual(['holidays-unknown']);
  });

  it('do not say twice what is an event or a notable week', () => {
    const span = { start: date('2026-04-29'), end: date('2026-05-05'), isEstimated: false };
    const { insights, majorEvents } = buildOverview(
      input('2026-05-01', '2026-05-03', {
        weeks: [goldenWeek],
        events: [event('Golden Week', span, '2026-04-29 to 2026-05-05')],
        holidays: { ...noHolidays, holidays: [holiday('2026-05-02', 'Golden Week')] },
      }),
    );
    expect(insights).toEqual([]);
    expect(majorEvents).toHaveLength(1);
  });
});

describe('the overview', () => {
  const many = Array.from({ length: 40 }, (_, at) => {
    const start = addDays(date('2026-05-01'), at % 7);
    return event(`Event ${at}`, { start, end: start, isEstimated: false }, start);
  });

  it('has at most 20 events, those with days first and in order', () => {
    const inMay = event('In May', { months: [5], isEstimated: true }, 'usually in May');
    const { majorEvents } = buildOverview(
      input('2026-05-01', '2026-05-07', { events: [inMay, ...many.slice(0, 12)] }),
    );
    expect(majorEvents.at(-1)?.name).toBe('In May');
    const dates = majorEvents.slice(0, -1).map((one) => one.dates);
    expect(dates).toEqual(dates.toSorted());
    expect(
      buildOverview(input('2026-05-01', '2026-05-07', { events: many })).majorEvents,
    ).toHaveLength(20);
  });

  it('fits the wire, is the same each time and names a source for everything', () => {
    fc.assert(
      fc.property(tripDates, fc.boolean(), ({ startDate, endDate }, isKnown) => {
        const holidays = Array.from({ length: 25 }, (_, day) =>
          holiday(addDays(startDate, day), `Day ${day}`),
        );
        const all = input(startDate, endDate, {
          weeks: [{ ...goldenWeek, start: startDate, end: endDate }],
          holidays: { ...listed, holidays, isKnown },
          events: many,
          climate: { highC: 31, lowC: -4, rainDays: 0, ...listed },
          facts,
        });
        const overview = buildOverview(all);
        expect(buildOverview({ ...all, events: many.toReversed() })).toEqual(overview);
        DestinationOverview.parse(toDestinationOverview(overview));
        const entries = [overview.seasonDescription, ...overview.insights, ...overview.majorEvents];
        expect(entries.filter(({ source, asOf }) => source === '' || asOf.length < 10)).toEqual([]);
        expect(overview.insights.length).toBeLessThanOrEqual(20);
      }),
    );
  });
});
