import type { CityKnowledge } from '../overview/city-knowledge.ts';
import type { CountryFacts } from '../overview/country-facts.ts';
import { type EventRow, listEventsWithin, readEventRows } from '../overview/event-rows.ts';
import { type HolidayTable, listHolidaysWithin } from '../overview/holiday-rows.ts';
import type { CitySeason } from '../overview/season.ts';
import type { Sourced } from '../overview/sourced.ts';
import { listWeeksWithin, readWeekRows, type WeekRow } from '../overview/week-rows.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Language } from '../shared/language.ts';
import type { LocalNames } from '../shared/local-names.ts';
import type { SourcedNormals } from '../weather/climate-weather.ts';

interface Rows<Row> extends Sourced {
  readonly rows: readonly Row[];
}

/** What the demo has to know for an overview of its city. */
export interface DemoOverview {
  readonly names: LocalNames;
  readonly season: CitySeason;
  readonly facts: CountryFacts;
  readonly weeks: Rows<WeekRow>;
  readonly events: Rows<EventRow>;
  readonly holidays: HolidayTable;
  /** The day on which the climate of the demo's city was read. */
  readonly climateAsOf: CalendarDate;
  /** Names and notes of all these, which are English, in other languages. */
  readonly texts: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
}

/** The city of the demo as an overview needs it, by the rules of the server. */
export function toCityKnowledge(
  { names, season, facts, weeks, events, holidays, climateAsOf }: DemoOverview,
  climate: SourcedNormals,
): CityKnowledge {
  const ruledWeeks = readWeekRows(weeks.rows, weeks);
  const ruledEvents = readEventRows(events.rows, events);
  return {
    names,
    season,
    facts,
    normals: { ...climate, asOf: climateAsOf },
    // No rule of the city needs days that are listed year by year.
    listWeeks: (from, to) => listWeeksWithin(ruledWeeks, from, to, {}),
    listHolidays: (from, to) => listHolidaysWithin(holidays, from, to),
    listEvents: (from, to) => listEventsWithin(ruledEvents, from, to, {}),
  };
}
