import type { Airport } from '@ooo/atlas/airports';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import type { LegDraft } from '../document.ts';

/** A draft with what the rules settled. */
export interface ResolvedLeg {
  readonly draft: LegDraft;
  readonly fromCode?: string | undefined;
  readonly toCode?: string | undefined;
  readonly from?: Airport | undefined;
  readonly to?: Airport | undefined;
  readonly departureDate?: CalendarDate | undefined;
  readonly departureTime?: WallTime | undefined;
  readonly arrivalDate?: CalendarDate | undefined;
  readonly arrivalTime?: WallTime | undefined;
  readonly durationMin?: number | undefined;
}
