import { type CalendarDate, listDates } from '../shared/calendar-date.ts';
import { monthName } from './event-dates.ts';
import type { CrowdLevel } from './overview.schema.ts';
import type { CitySeason, SeasonReason, TouristSeason } from './season.ts';
import type { Sourced } from './sourced.ts';
import { monthOf } from './year-dates.ts';

export interface SeasonDescription extends Sourced {
  readonly code: 'season' | 'season-unknown';
  readonly values: {
    readonly city: string;
    /** The month of most days, 1 to 12, among those of the season. */
    readonly month: number;
    readonly season: TouristSeason | 'unknown';
    readonly reason?: SeasonReason;
    readonly crowdLevel: CrowdLevel;
  };
  /** The same as a sentence in English. */
  readonly text: string;
}

interface DescribedStay {
  readonly city: string;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly season?: CitySeason;
  readonly holidays: Sourced;
}

const SEASON_WORDS: Readonly<Record<TouristSeason, string>> = {
  high: 'high season',
  low: 'low season',
  shoulder: 'between the seasons',
};
const REASONS: Readonly<Record<SeasonReason, string>> = {
  beach: 'it is the time for the beach',
  blossom: 'the trees are in blossom',
  cold: 'days are cold and short',
  dry: 'days are dry and pleasant',
  festive: 'the city is lit and decorated for the holidays',
  foliage: 'the leaves turn and days are mild',
  hot: 'days are hot',
  mild: 'days are mild',
  rainy: 'rain is frequent',
  smog: 'the air is often bad',
  snow: 'there is snow',
  typhoons: 'typhoons can pass',
};
const CROWD_WORDS: Readonly<Record<CrowdLevel, string>> = {
  'very busy': 'Expect large crowds: book beds, trains and tickets well ahead.',
  busy: 'Expect crowds at the well-known sights.',
  moderate: 'Expect a normal number of visitors.',
  quiet: 'Expect few visitors and short queues.',
};

/** The month that most of the days are in, the first where two have as many. */
function mostOf(months: readonly number[]): number {
  const count = (month: number) => months.filter((one) => one === month).length;
  return months.reduce((best, one) => (count(one) > count(best) ? one : best), months[0] ?? 1);
}

/** What a stay has of the year, see {@link SeasonDescription}. `holidays` is what is left where the seasons are not known. */
export function describeSeason(
  { city, startDate, endDate, season, holidays }: DescribedStay,
  touristSeason: TouristSeason | undefined,
  crowdLevel: CrowdLevel,
): SeasonDescription {
  const months = listDates(startDate, endDate).map(monthOf);
  const crowds = CROWD_WORDS[crowdLevel];
  if (!season || !touristSeason) {
    // What is said of the crowds then comes from the holidays alone.
    const isBusier = crowdLevel !== 'moderate';
    return {
      code: 'season-unknown',
      values: { city, month: mostOf(months), season: 'unknown', crowdLevel },
      text: `We don’t know the seasons of ${city}.${isBusier ? ` ${crowds}` : ''}`,
      source: holidays.source,
      asOf: holidays.asOf,
    };
  }
  // A long trip may have fewer days of its season in its longest month than in two others together.
  const month = mostOf(months.filter((one) => season.months[one - 1]?.season === touristSeason));
  const reason = season.months[month - 1]?.reason;
  const why = reason ? `: ${REASONS[reason]}` : '';
  return {
    code: 'season',
    values: { city, month, season: touristSeason, ...(reason ? { reason } : {}), crowdLevel },
    text: `${monthName(month)} is ${SEASON_WORDS[touristSeason]} in ${city}${why}. ${crowds}`,
    source: season.source,
    asOf: season.asOf,
  };
}
