import { type CalendarDate, daysBetween } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { toMinutes } from '../shared/wall-time.ts';
import type { LocalTime } from '../shared/zoned.ts';
import { sunOfDay, twilightOfDay } from '../weather/sun.ts';
import type { DayFacts } from './open-windows.ts';

/** Where the doors are. */
export interface HoursPlace {
  /** IANA zone of the place, and where it is: for sunrise and sunset. */
  readonly zone: string;
  readonly coordinates: Coordinates;
}

const DAY_MIN = 1440;

/** Since the midnight of a date: the sun of a northern summer may set on the next. */
function minutesSince(date: CalendarDate, local: LocalTime): number {
  return daysBetween(date, local.date) * DAY_MIN + toMinutes(local.time);
}

/** The facts about days that opening hours depend on, for a place with known public holidays. */
export function toDayFacts(
  { zone, coordinates }: HoursPlace,
  publicHolidays: ReadonlySet<CalendarDate>,
): DayFacts {
  return {
    // The school holidays of all countries are not known here: their rules never hold.
    isHoliday: (kind, date) => kind === 'PH' && publicHolidays.has(date),
    sunMin: (event, date) => {
      if (event === 'dawn' || event === 'dusk') {
        const twilight = twilightOfDay(date, coordinates, zone);
        return twilight && minutesSince(date, twilight[event]);
      }
      const sun = sunOfDay(date, coordinates, zone);
      return sun.kind === 'rises' ? minutesSince(date, sun[event]) : undefined;
    },
  };
}
