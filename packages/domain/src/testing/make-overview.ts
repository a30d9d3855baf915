import type { CityEvent } from '../overview/city-event.ts';
import type { CountryFacts } from '../overview/country-facts.ts';
import type { Holiday, HolidayList } from '../overview/holiday.ts';
import { buildOverview, type OverviewInput } from '../overview/overview.rules.ts';
import type { DestinationOverview } from '../overview/overview.schema.ts';
import type { CitySeason, MonthSeason, NotableWeek } from '../overview/season.ts';
import { type OverviewReader, writeOverview } from '../overview/write-overview.ts';
import { date } from './literals.ts';

export const WRITTEN = { source: 'general knowledge', asOf: date('2026-11-01') };
export const LISTED = { source: 'a list', asOf: date('2026-11-23') };

/** Reads English and Celsius. */
export const READER: OverviewReader = {
  language: 'en',
  temperatureUnit: 'celsius',
  translate: (english) => english,
};

const month = (
  season: MonthSeason['season'],
  crowdLevel: MonthSeason['crowdLevel'],
  reason: MonthSeason['reason'],
): MonthSeason => ({ season, crowdLevel, reason });
const LOW = month('low', 'quiet', 'cold');
const MID = month('shoulder', 'moderate', 'mild');
const HIGH = month('high', 'busy', 'blossom');

export const SEASON: CitySeason = {
  months: [LOW, LOW, MID, HIGH, HIGH, MID, MID, MID, HIGH, HIGH, MID, LOW],
  ...WRITTEN,
};

export const NO_HOLIDAYS: HolidayList = { holidays: [], isKnown: true, ...LISTED };

export function makeHoliday(day: string, name = 'Some Day', isEstimated = false): Holiday {
  return { date: date(day), name, isEstimated };
}

export const GOLDEN_WEEK: NotableWeek = {
  name: 'Golden Week',
  localName: 'ゴールデンウィーク',
  start: date('2026-04-29'),
  end: date('2026-05-05'),
  isEstimated: false,
  crowdLevel: 'very busy',
  note: 'Trains sell out.',
  ...WRITTEN,
};

export function makeEvent(name: string, when: CityEvent['when']): CityEvent {
  return {
    id: `TYO/${name}`,
    name,
    when,
    isEstimated: when.isEstimated,
    effects: ['crowds'],
    impact: 'Streets are full.',
    ...WRITTEN,
  };
}

/** Those of Japan. */
export const COUNTRY: CountryFacts = {
  countryCode: 'JP',
  money: { currencies: ['JPY'], ...LISTED },
  tipping: { custom: 'not-expected', percent: [0, 0], ...WRITTEN },
  power: { plugs: ['A', 'B'], volts: [100], hertz: [50, 60], ...WRITTEN },
  road: { drivingSide: 'left', ...LISTED },
  emergency: { police: '110', ambulance: '119', fire: '119', ...WRITTEN },
  phone: { callingCode: '81', ...LISTED },
  language: { languages: ['ja'], ...LISTED },
  week: { firstDay: 'sun', ...LISTED },
  water: { tapWater: 'safe', ...WRITTEN },
};

/** A stay in Tokyo, of whose holidays and events nothing is known to be on. */
export function makeStay(
  startDate: string,
  endDate: string,
  more: Partial<OverviewInput> = {},
): OverviewInput {
  return {
    city: { en: 'Tokyo', ko: '도쿄', es: 'Tokio' },
    startDate: date(startDate),
    endDate: date(endDate),
    season: SEASON,
    weeks: [],
    holidays: NO_HOLIDAYS,
    events: [],
    ...more,
  };
}

/** Three days in Tokyo with an event, a holiday and the facts of Japan, in English and Celsius. */
export function makeOverview(fields: Partial<DestinationOverview> = {}): DestinationOverview {
  const festival = { start: date('2025-10-10'), end: date('2025-10-11'), isEstimated: false };
  const stay = makeStay('2025-10-10', '2025-10-13', {
    holidays: { ...NO_HOLIDAYS, holidays: [makeHoliday('2025-10-11', 'Sports Day')] },
    events: [makeEvent('Lantern Festival', festival)],
    climate: { highC: 22, lowC: 14, rainDays: 0.2, ...LISTED },
    facts: COUNTRY,
  });
  return { ...writeOverview(buildOverview(stay), READER), ...fields };
}
