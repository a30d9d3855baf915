import type { CalendarDate } from '@ooo/domain/shared/calendar-date';

/** How often an upstream is asked by all processes together. */
export interface UpstreamTurnTable {
  source: string;
  /** When the next request may be sent. */
  next_turn_at: Date;
  /** Until then the upstream is not asked. */
  resting_until: Date | null;
  /** Of UTC; `asked` is the number of its requests. */
  day: CalendarDate;
  asked: number;
}
