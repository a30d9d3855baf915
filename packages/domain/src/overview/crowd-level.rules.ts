import { type CalendarDate, addDays, listDates, weekdayOf } from '../shared/calendar-date.ts';
import { CrowdLevel } from './overview.schema.ts';
import type { Holiday } from './holiday.ts';
import type { TouristSeason } from '@ooo/texts/overview.types';
import type { CitySeason, NotableWeek } from './season.ts';
import { monthOf } from './year-dates.ts';

const [SUNDAY, SATURDAY] = [0, 6];
/** From the quietest. */
const LEVELS = CrowdLevel.options.toReversed();
const SHORTEST_LONG_WEEKEND = 3;
/** The share of days that decides the level: a traveller will remember these. */
const NOTICED_SHARE = 1 / 4;

/** The days of a range that belong to three or more free days in a row (Saturdays, Sundays and at least one public holiday). */
function listLongWeekendDays(
  start: CalendarDate,
  end: CalendarDate,
  holidays: ReadonlySet<CalendarDate>,
): ReadonlySet<CalendarDate> {
  const isFree = (date: CalendarDate) =>
    holidays.has(date) || [SATURDAY, SUNDAY].includes(weekdayOf(date));
  const found = new Set<CalendarDate>();
  let run: CalendarDate[] = [];
  const close = () => {
    const isLong = run.length >= SHORTEST_LONG_WEEKEND && run.some((date) => holidays.has(date));
    if (isLong) for (const date of run) found.add(date);
    run = [];
  };
  const MARGIN_DAYS = 10;
  for (const date of listDates(addDays(start, -MARGIN_DAYS), addDays(end, MARGIN_DAYS))) {
    if (isFree(date)) run.push(date);
    else close();
  }
  close();
  return found;
}

export interface CrowdInput {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly season: CitySeason | undefined;
  readonly weeks: readonly NotableWeek[];
  /** Those of the ten days before and after too, so that a long weekend is seen whole. */
  readonly holidays: readonly Holiday[];
}

/**
 * How crowded a stay is: the highest level that at least a quarter of its days reach. A day has the level
 * of its month (moderate where the city's seasons are not known). A notable week may lift it to its own;
 * outside such weeks a long weekend lifts it by one. More holidays never make it quieter.
 */
export function crowdLevelOf(input: CrowdInput): CrowdLevel {
  const { startDate, endDate, season, weeks } = input;
  const holidays = new Set(input.holidays.map((holiday) => holiday.date));
  const longWeekends = listLongWeekendDays(startDate, endDate, holidays);
  const dates = listDates(startDate, endDate);
  const ranks = dates.map((date) => {
    const ofMonth = season?.months[monthOf(date) - 1]?.crowdLevel ?? 'moderate';
    const ofWeeks = weeks
      .filter((week) => week.start <= date && date <= week.end)
      .flatMap((week) => week.crowdLevel ?? []);
    const rank = Math.max(...[ofMonth, ...ofWeeks].map((level) => LEVELS.indexOf(level)));
    const isRaised = ofWeeks.length === 0 && longWeekends.has(date);
    return Math.min(rank + (isRaised ? 1 : 0), LEVELS.length - 1);
  });
  const highest = ranks.toSorted((a, b) => b - a)[Math.ceil(dates.length * NOTICED_SHARE) - 1];
  return LEVELS[highest ?? LEVELS.indexOf('moderate')] ?? 'moderate';
}

const SEASONS: readonly TouristSeason[] = ['low', 'shoulder', 'high'];

/** The season that most of the days have, the higher one where two have as many; undefined where it is not known. */
export function touristSeasonOf(
  startDate: CalendarDate,
  endDate: CalendarDate,
  season: CitySeason | undefined,
): TouristSeason | undefined {
  const days = listDates(startDate, endDate).flatMap(
    (date) => season?.months[monthOf(date) - 1]?.season ?? [],
  );
  const count = (one: TouristSeason) => days.filter((day) => day === one).length;
  if (days.length === 0) return undefined;
  return SEASONS.reduce((best, one) => (count(one) >= count(best) ? one : best));
}
