import type { CityEvent } from '@ooo/domain/overview/city-event';
import { type EventRow, listEventsWithin, readEventRows } from '@ooo/domain/overview/event-rows';
import type { Sourced } from '@ooo/domain/overview/sourced';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { listCityFacts, readCityFile } from './city-folders.ts';
import { movingDates } from './moving-dates.ts';
import { lazyOf } from './read-data.ts';

/** name, name there, rule, effects, impact. */
export type CityEventRow = readonly [string, string, string, string, string];
/** name, name there, rule, crowds (V, B, M, Q or none), note. */
export type CityWeekRow = readonly [string, string, string, string, string];

/** The yearly events and the notable weeks of a city: `events.json` of its folder. */
export interface EventsFile extends Sourced {
  readonly events: readonly CityEventRow[];
  readonly weeks: readonly CityWeekRow[];
}

/** The events of a city; undefined if none are listed. */
export const findEventsFile = lazyOf((cityCode) =>
  listCityFacts().has(cityCode) ? readCityFile<EventsFile>(cityCode, 'events.json') : undefined,
);

/** The rows of a city with where they come from. */
export function findEventRows(
  cityCode: string,
): (Sourced & { readonly rows: readonly EventRow[] }) | undefined {
  const file = findEventsFile(cityCode);
  if (!file) return undefined;
  const { source, asOf, events } = file;
  const rows = events.map(([name, localName, rule, effects, impact]): EventRow => [
    cityCode,
    name,
    localName,
    rule,
    effects,
    impact,
  ]);
  return { rows, source, asOf };
}

const ruledEvents = lazyOf((cityCode) => {
  const rows = findEventRows(cityCode);
  return rows ? readEventRows(rows.rows, rows) : [];
});

/**
 * The yearly events of a city (its code: `SEL`, `KYOTO`) that overlap a range, both ends inclusive: those
 * with days first, in order, then those of which only the months are known. None for a city that is not
 * among those written down.
 */
export function listEvents(
  cityCode: string,
  from: CalendarDate,
  to: CalendarDate,
): readonly CityEvent[] {
  return listEventsWithin(ruledEvents(cityCode), from, to, movingDates());
}
