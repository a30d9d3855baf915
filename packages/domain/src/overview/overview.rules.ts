import { type CalendarDate, addDays, daysBetween } from '../shared/calendar-date.ts';
import type { LocalNames } from '../shared/local-names.ts';
import type { CityEvent } from './city-event.ts';
import type { CountryFacts } from './country-facts.ts';
import { crowdLevelOf, touristSeasonOf } from './crowd-level.rules.ts';
import type { Holiday, HolidayList } from './holiday.ts';
import type { InsightValues, TouristSeason } from '@ooo/texts/overview.types';
import type { Insight } from './insights.ts';
import type { CrowdLevel, InsightCode } from './overview.schema.ts';
import { type SeasonDescription, describeSeason } from './season-description.ts';
import type { CitySeason, NotableWeek } from './season.ts';
import type { Sourced } from './sourced.ts';
import { type Fact, listCountryFacts } from './stay-facts.ts';

/** The weather that a stay may expect: means of its days. */
export interface ClimateSummary extends Sourced {
  readonly highC: number;
  readonly lowC: number;
  /** How many of the stay's days have 1 mm of rain or more, on average. */
  readonly rainDays: number;
}

export interface OverviewInput {
  readonly city: LocalNames;
  /** Both inclusive. */
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** Absent where the city's seasons are not known. */
  readonly season?: CitySeason;
  readonly weeks: readonly NotableWeek[];
  /** Best with the ten days before and after, so that long weekends are seen whole. */
  readonly holidays: HolidayList;
  readonly events: readonly CityEvent[];
  readonly climate?: ClimateSummary;
  readonly facts?: CountryFacts;
}

/** An overview whose every entry says where it comes from and can be said in any language. */
export interface OverviewFacts {
  readonly touristSeason: TouristSeason | 'unknown';
  readonly crowdLevel: CrowdLevel;
  readonly seasonDescription: SeasonDescription;
  /** What touches the dates first, then the weather. */
  readonly insights: readonly Insight[];
  /** What matters on arrival. */
  readonly facts: readonly Fact[];
  /** At most 20, those with dates first, in order. */
  readonly majorEvents: readonly CityEvent[];
  /** Those of the stay itself, at most 100. */
  readonly holidays: HolidayList;
}

const MOST = 20;
const MOST_WEEKS = 5;
const MOST_HOLIDAYS = 6;
/** The names of holidays that are listed together. */
const MOST_NAMES = 4;
const MOST_DAYS = 100;

function makeInsight<Code extends InsightCode>(
  code: Code,
  values: InsightValues<CalendarDate>[Code],
  { source, asOf }: Sourced,
) {
  return { code, values, source, asOf };
}

interface HolidayRun {
  readonly start: CalendarDate;
  end: CalendarDate;
  readonly days: Holiday[];
}

/** Holidays of days that follow each other, together: a New Year of three days is one thing to say. */
function listHolidayRuns(holidays: readonly Holiday[]): readonly HolidayRun[] {
  const runs: HolidayRun[] = [];
  for (const holiday of holidays) {
    const last = runs.at(-1);
    if (last && holiday.date <= addDays(last.end, 1)) {
      last.end = holiday.date;
      last.days.push(holiday);
    } else runs.push({ start: holiday.date, end: holiday.date, days: [holiday] });
  }
  return runs;
}

/** The holidays of the stay itself, in order. */
function holidaysWithin({ startDate, endDate, holidays }: OverviewInput): HolidayList {
  const within = holidays.holidays
    .filter(({ date }) => date >= startDate && date <= endDate)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name));
  return { ...holidays, holidays: within.slice(0, MOST_DAYS) };
}

/** The days that an overview already mentions. */
interface SaidDays {
  readonly name: string;
  /** Absent if only the months are known. */
  readonly start?: CalendarDate;
  readonly end?: CalendarDate;
}

/** Without the holidays that bear the name of something said already, and without the days around these that it has. */
function withoutSaid(holidays: readonly Holiday[], said: readonly SaidDays[]): readonly Holiday[] {
  const names = new Set(holidays.map(({ name }) => name));
  const namesakes = said.filter(({ name }) => names.has(name));
  return holidays.filter(
    ({ name, date }) =>
      !namesakes.some(
        (one) =>
          one.name === name ||
          (one.start !== undefined &&
            one.end !== undefined &&
            one.start <= date &&
            date <= one.end),
      ),
  );
}

function listHolidayInsights(
  { startDate, endDate }: OverviewInput,
  holidays: HolidayList,
  said: readonly SaidDays[],
): readonly Insight[] {
  const known = listHolidayRuns(withoutSaid(holidays.holidays, said))
    .slice(0, MOST_HOLIDAYS)
    .map(({ start, end, days }) => {
      const named = new Map(days.map(({ name, localName }) => [name, localName ?? name]));
      const names = [...named.keys()].slice(0, MOST_NAMES);
      const localNames = [...named.values()].slice(0, MOST_NAMES);
      const isEstimated = days.some((day) => day.isEstimated);
      return makeInsight(
        'public-holidays',
        { names, localNames, start, end, isEstimated },
        holidays,
      );
    });
  if (holidays.isKnown) return known;
  return [...known, makeInsight('holidays-unknown', { start: startDate, end: endDate }, holidays)];
}

function listClimateInsights({ climate, startDate, endDate }: OverviewInput): readonly Insight[] {
  if (!climate) return [];
  const { highC, lowC } = climate;
  const days = daysBetween(startDate, endDate) + 1;
  const rainDays = Math.min(days, Math.round(climate.rainDays));
  return [
    makeInsight('temperatures', { highC, lowC }, climate),
    makeInsight('rain-days', { rainDays, days }, climate),
  ];
}

function compareEvents(a: CityEvent, b: CityEvent): number {
  const [first, second] = [a, b].map(({ when }) => ('start' in when ? when.start : '9999-12-31'));
  return (first ?? '').localeCompare(second ?? '') || a.id.localeCompare(b.id);
}

/**
 * What a traveller may expect of a destination in the days of a trip. The same input gives the same
 * overview, and every entry has a source.
 */
export function buildOverview(input: OverviewInput): OverviewFacts {
  const { startDate, endDate, season } = input;
  const holidays = holidaysWithin(input);
  const touristSeason = touristSeasonOf(startDate, endDate, season);
  const crowdLevel = crowdLevelOf({
    startDate,
    endDate,
    season,
    weeks: input.weeks,
    holidays: input.holidays.holidays,
  });
  const majorEvents = input.events.toSorted(compareEvents).slice(0, MOST);
  const eventNames = new Set(majorEvents.map(({ name }) => name));
  const weeks = input.weeks
    .filter(({ start, end, name }) => start <= endDate && end >= startDate && !eventNames.has(name))
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.name.localeCompare(b.name))
    .slice(0, MOST_WEEKS);
  const said = [...weeks, ...majorEvents.map(({ name, when }) => Object.assign({ name }, when))];
  const insights = [
    ...weeks.map(({ localName, source, asOf, name, start, end, note, isEstimated }) =>
      makeInsight(
        'notable-week',
        { name, localName, start, end, note, isEstimated },
        { source, asOf },
      ),
    ),
    ...listHolidayInsights(input, holidays, said),
    ...listClimateInsights(input),
  ];
  return {
    touristSeason: touristSeason ?? 'unknown',
    crowdLevel,
    seasonDescription: describeSeason(input, touristSeason, crowdLevel),
    insights,
    facts: listCountryFacts(input.facts),
    majorEvents,
    holidays,
  };
}
