import type { SeasonReason, TouristSeason } from '@ooo/texts/overview.types';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { CrowdLevel } from './overview.schema.ts';
import type { Sourced } from './sourced.ts';

export interface MonthSeason {
  readonly season: TouristSeason;
  readonly crowdLevel: CrowdLevel;
  readonly reason: SeasonReason;
}

export interface CitySeason extends Sourced {
  /** Twelve, January first. */
  readonly months: readonly MonthSeason[];
}

/** Days of a year in which a city is unlike the rest of the month, both ends inclusive. */
export interface NotableWeek extends Sourced {
  readonly name: string;
  readonly localName?: string;
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly isEstimated: boolean;
  /** How full it gets at least; absent where something else changes. */
  readonly crowdLevel?: CrowdLevel;
  /** What it means for a traveller, a sentence in English. */
  readonly note: string;
}
