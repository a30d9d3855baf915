import type { CalendarDate } from '../shared/calendar-date.ts';
import type { LocalNames } from '../shared/local-names.ts';
import type { FactOf } from './stay-facts.ts';
import { timeDifference } from './time-difference.ts';

/** Where a traveller's clock is set before the trip; without names it is only known by its zone. */
export interface Home {
  readonly zone: string;
  readonly names: LocalNames | undefined;
}

interface StayAway {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** Of the destination. */
  readonly zone: string;
}

/** The time difference of a stay to home, by the rules that the runtime knows on the day `today`. */
export function toTimeFact(
  { startDate, endDate, zone }: StayAway,
  home: Home,
  today: CalendarDate,
): FactOf<'time-difference'> {
  const zones = { there: zone, home: home.zone };
  return {
    code: 'time-difference',
    values: { ...timeDifference({ startDate, endDate }, zones), home: home.names },
    source: 'IANA time zone database',
    asOf: today,
  };
}
