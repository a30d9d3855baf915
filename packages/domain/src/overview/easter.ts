import { type CalendarDate, addDays } from '../shared/calendar-date.ts';
import { toDate } from './year-dates.ts';

/** Easter Sunday of the Western churches, by the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): CalendarDate {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const golden = year % 19;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return addDays(toDate(year, 3, 22), epact + weekday - 7 * shift);
}

/** Easter Sunday of the Orthodox churches, computed by the Julian calendar and given in the Gregorian (1900 to 2099). */
export function orthodoxEasterSunday(year: number): CalendarDate {
  const fullMoon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - fullMoon + 34) % 7;
  const DAYS_BETWEEN_CALENDARS = 13;
  return addDays(toDate(year, 3, 22), fullMoon + weekday + DAYS_BETWEEN_CALENDARS);
}
