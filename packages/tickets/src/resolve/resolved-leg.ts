import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { LegDraft } from '../document.ts';
import type { ArrivalDay } from './arrival-day.ts';
import type { JourneyLeg } from './journey.ts';
import type { YearBasis } from './settle-year.ts';

/** A draft with what the rules settled. */
export interface ResolvedLeg extends JourneyLeg {
  readonly draft: LegDraft;
  readonly fromCode?: string | undefined;
  readonly toCode?: string | undefined;
  readonly durationMin?: number | undefined;
  /** How the year of the departure, and the day of the arrival, came to be. */
  readonly yearBasis?: YearBasis | undefined;
  readonly arrivalBasis?: ArrivalDay['basis'] | undefined;
  /** The printed day of the arrival, where it lies before the departure and another was taken. */
  readonly refusedArrival?: CalendarDate | undefined;
}
