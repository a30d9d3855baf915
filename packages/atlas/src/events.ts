import type { CityEvent } from '@ooo/domain/overview/city-event';
import { type EventRow, listEventsWithin, readEventRows } from '@ooo/domain/overview/event-rows';
import type { Sourced } from '@ooo/domain/overview/sourced';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { groupBy } from '@ooo/domain/shared/group-by';
import { movingDates } from './moving-dates.ts';
import { lazy, readData } from './read-data.ts';

interface EventsFile extends Sourced {
  readonly rows: readonly EventRow[];
}

const file = lazy(() => readData<EventsFile>('events.json'));
const rowsByCity = lazy(() => groupBy(file().rows, ([cityCode]) => cityCode));
const eventsByCity = lazy(
  () =>
    new Map(
      Array.from(rowsByCity(), ([cityCode, rows]) => [cityCode, readEventRows(rows, file())]),
    ),
);

/** The rows of a city with where they come from. */
export function getEventRows(cityCode: string): EventsFile {
  const { source, asOf } = file();
  return { rows: rowsByCity().get(cityCode) ?? [], source, asOf };
}

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
  return listEventsWithin(eventsByCity().get(cityCode) ?? [], from, to, movingDates());
}
