import { type CalendarDate, listDates } from '../shared/calendar-date.ts';
import type { LocalNames } from '../shared/local-names.ts';
import type { CrowdLevel } from './overview.schema.ts';
import type { SeasonReason, TouristSeason } from '@ooo/texts/overview.types';
import type { CitySeason } from './season.ts';
import type { Sourced } from './sourced.ts';
import { monthOf } from './year-dates.ts';

/** What a stay has of the year. The sentences are in `texts`. */
export interface SeasonDescription extends Sourced {
  readonly city: LocalNames;
  /** The month of most days, 1 to 12, among those of the season. */
  readonly month: number;
  readonly season: TouristSeason | 'unknown';
  readonly reason?: SeasonReason;
  readonly crowdLevel: CrowdLevel;
}

interface DescribedStay {
  readonly city: LocalNames;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly season?: CitySeason;
  readonly holidays: Sourced;
}

/** The month that most of the days are in, the first where two have as many. */
function mostOf(months: readonly number[]): number {
  const count = (month: number) => months.filter((one) => one === month).length;
  return months.reduce((best, one) => (count(one) > count(best) ? one : best), months[0] ?? 1);
}

/** `holidays` is what is left where the seasons are not known. */
export function describeSeason(
  { city, startDate, endDate, season, holidays }: DescribedStay,
  touristSeason: TouristSeason | undefined,
  crowdLevel: CrowdLevel,
): SeasonDescription {
  const months = listDates(startDate, endDate).map(monthOf);
  if (!season || !touristSeason) {
    const { source, asOf } = holidays;
    return { city, month: mostOf(months), season: 'unknown', crowdLevel, source, asOf };
  }
  // A long trip may have fewer days of its season in its longest month than in two others together.
  const month = mostOf(months.filter((one) => season.months[one - 1]?.season === touristSeason));
  const reason = season.months[month - 1]?.reason;
  return {
    city,
    month,
    season: touristSeason,
    ...(reason ? { reason } : {}),
    crowdLevel,
    source: season.source,
    asOf: season.asOf,
  };
}
