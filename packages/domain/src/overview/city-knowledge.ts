import { addDays, type CalendarDate, listDates } from '../shared/calendar-date.ts';
import { defined } from '../shared/defined.ts';
import type { LocalNames } from '../shared/local-names.ts';
import { climateOfDay } from '../weather/climate-of-day.ts';
import { nameSource, type SourcedNormals } from '../weather/climate-weather.ts';
import type { CityEvent } from './city-event.ts';
import type { CountryFacts } from './country-facts.ts';
import type { HolidayList } from './holiday.ts';
import type { ClimateSummary, OverviewInput } from './overview.rules.ts';
import type { CitySeason, NotableWeek } from './season.ts';

/** Normals with the day on which they were read. */
export type DatedNormals = SourcedNormals & { readonly asOf: CalendarDate };

/** The known facts about a city on any days; both ends of a range are inclusive. */
export interface CityKnowledge {
  readonly names: LocalNames;
  readonly season: CitySeason | undefined;
  readonly facts: CountryFacts | undefined;
  readonly normals: DatedNormals | undefined;
  readonly listWeeks: (from: CalendarDate, to: CalendarDate) => readonly NotableWeek[];
  readonly listHolidays: (from: CalendarDate, to: CalendarDate) => HolidayList;
  readonly listEvents: (from: CalendarDate, to: CalendarDate) => readonly CityEvent[];
}

interface StayDates {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

/** So many days before and after a stay are looked at for holidays, so that long weekends are seen whole. */
const AROUND_DAYS = 10;

/** What an overview of a stay is made of. */
export function toOverviewInput(
  city: CityKnowledge,
  { startDate, endDate }: StayDates,
): OverviewInput {
  const { season, facts, normals } = city;
  const climate = normals && summariseClimate(normals, listDates(startDate, endDate));
  const { holidays } = city.listHolidays(
    addDays(startDate, -AROUND_DAYS),
    addDays(endDate, AROUND_DAYS),
  );
  return {
    city: city.names,
    startDate,
    endDate,
    ...defined({ season, facts, climate }),
    weeks: city.listWeeks(startDate, endDate),
    // Only the stay decides whether they are known: the days around it may be in another year.
    holidays: { ...city.listHolidays(startDate, endDate), holidays },
    events: city.listEvents(startDate, endDate),
  };
}

function summariseClimate(normals: DatedNormals, days: readonly CalendarDate[]): ClimateSummary {
  const usual = days.map((date) => climateOfDay(normals, date));
  return {
    highC: mean(usual.map(({ highC }) => highC)),
    lowC: mean(usual.map(({ lowC }) => lowC)),
    rainDays: usual.reduce((sum, { rainChance }) => sum + rainChance, 0),
    source: `${nameSource(normals)}, ${normals.period}`,
    asOf: normals.asOf,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
