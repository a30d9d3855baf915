import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { SegmentDraft } from '../document.ts';
import type { ArrivalDay } from './arrival-day.ts';
import type { JourneySegment } from './journey.ts';
import type { YearBasis } from './settle-year.ts';

/** A draft with the values that the rules settled. */
export interface ResolvedSegment extends JourneySegment {
  readonly draft: SegmentDraft;
  readonly fromCode?: string | undefined;
  readonly toCode?: string | undefined;
  readonly durationMin?: number | undefined;
  /** The source of the departure's year and of the arrival's day. */
  readonly yearBasis?: YearBasis | undefined;
  readonly arrivalBasis?: ArrivalDay['basis'] | undefined;
  /** The printed day of the arrival, where it lies before the departure and another was taken. */
  readonly refusedArrival?: CalendarDate | undefined;
}
