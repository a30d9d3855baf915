import type { TimeDifference } from '@ooo/texts/overview.types';
import type { CalendarDate } from '../shared/calendar-date.ts';
import { fromMinutes } from '../shared/wall-time.ts';
import { minutesBetweenZoned } from '../shared/zoned.ts';

interface Zones {
  readonly there: string;
  readonly home: string;
}

const NOON_MIN = 12 * 60;

function differenceOn(date: CalendarDate, { there, home }: Zones): number {
  const noon = { date, time: fromMinutes(NOON_MIN) };
  return minutesBetweenZoned({ ...noon, zone: there }, { ...noon, zone: home });
}

/** At noon of the first and of the last day, between two IANA zones. */
export function timeDifference(
  { startDate, endDate }: { readonly startDate: CalendarDate; readonly endDate: CalendarDate },
  zones: Zones,
): TimeDifference {
  return {
    firstDayMin: differenceOn(startDate, zones),
    lastDayMin: differenceOn(endDate, zones),
  };
}
