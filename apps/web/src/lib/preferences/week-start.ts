import { type CalendarDate, fromDayNumber } from '@ooo/domain/shared/calendar-date';
import type { Language } from '@ooo/domain/shared/language';
import type { Preferences } from '@ooo/domain/shared/preferences';
import { USUAL } from '@ooo/texts/usual';

/** As `Date` counts them: 0 is Sunday. */
type Weekday = 0 | 1 | 6;

const WEEKDAYS = { sunday: 0, monday: 1, saturday: 6 } as const;

/** The weekday that calendars begin with. */
export function firstWeekday(weekStart: Preferences['weekStart'], language: Language): Weekday {
  return weekStart === 'language' ? USUAL[language].weekStart : WEEKDAYS[weekStart];
}

/** Some day that is this weekday, to name it by. */
export function someDateOn(weekday: Weekday): CalendarDate {
  // The fourth day of 1970 was a Sunday.
  return fromDayNumber(3 + weekday);
}
