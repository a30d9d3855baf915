import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { type LocalTime, toLocal } from '@ooo/domain/shared/zoned';
import type { Found, PartialDate } from '../document.ts';

/** A point in time as data of calendars and passes has it. */
export interface Moment {
  /** As written: in UTC, in the zone beside it, or without a zone. */
  readonly date: CalendarDate;
  /** Absent for a whole day. */
  readonly time?: WallTime;
  /** Known where the moment says its zone. */
  readonly instant?: Date;
  /** The name of its zone, if the zone is not defined. */
  readonly unknownZone?: string;
  /** True for an instant in UTC, which is not a local time. */
  readonly isUtc?: boolean;
  /** The moment as the document's text shows it. */
  readonly snippet: string;
}

export interface LocalMoment {
  readonly date: Found<PartialDate>;
  readonly time?: Found<WallTime>;
}

/**
 * The moment on the clock of an airport. A moment of no zone is on that clock already; so is one of a named
 * zone where the airport's is not known. UTC without a zone to turn it into says nothing of the local day.
 */
export function toLocalMoment(moment: Moment, zone: string | undefined): LocalMoment | undefined {
  const local = toLocalTime(moment, zone);
  if (!local) return undefined;
  const { snippet } = moment;
  const [year = 0, month = 0, day = 0] = local.date.split('-').map(Number);
  const foundBy = 'structured' as const;
  return {
    date: { value: { day, month, year }, snippet, foundBy },
    ...(local.time === undefined ? {} : { time: { value: local.time, snippet, foundBy } }),
  };
}

function toLocalTime(
  { date, time, instant, isUtc }: Moment,
  zone: string | undefined,
): (Partial<LocalTime> & Pick<LocalTime, 'date'>) | undefined {
  if (instant && zone !== undefined) return toLocal(instant, zone);
  if (instant && isUtc) return undefined;
  return time === undefined ? { date } : { date, time };
}
