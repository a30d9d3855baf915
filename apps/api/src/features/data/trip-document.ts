import type { Poi } from '@ooo/domain/pois/poi.schema';
import { type CalendarDate, weekdayOf } from '@ooo/domain/shared/calendar-date';
import { listLabelledFields, type Trip } from '@ooo/domain/trips/trip.schema';
import { groupBy } from '@ooo/domain/shared/group-by';
import { toFlightLines } from './flight-lines.ts';
import { toFieldLines, toInline, toSection } from './markdown.ts';

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** `- 10:00, 90 min: **Name** (tour)`, with address, hours, notes and source below it. */
function toPlaceLines(place: Poi): string[] {
  const { startTime, duration, name, tag, location, source, sourceAsOf } = place;
  const time = [startTime, duration !== null && `${duration} min`].filter(Boolean).join(', ');
  const [longitude, latitude] = location.coordinates ?? [];
  const details = toFieldLines([
    ['Until', place.endDate],
    ['Address', [location.address, location.neighborhood].filter(Boolean).join(', ')],
    ['Latitude, longitude', location.coordinates && `${latitude}, ${longitude}`],
    ['Opening hours', place.openingHours],
    ['About', place.description],
    ['Notes', place.notes],
    ['Source', [source, sourceAsOf].filter(Boolean).join(', ')],
  ]);
  const head = `- ${time ? `${time}: ` : ''}**${toInline(name)}** (${tag})`;
  return [head, ...details.map((line) => `  ${line}`)];
}

function toDays(places: readonly Poi[]): string[] {
  const byDate = groupBy(
    places.filter(({ date }) => date !== null),
    ({ date }) => date,
  );
  const days = [...byDate].filter((day): day is [CalendarDate, Poi[]] => day[0] !== null);
  return days
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([date, ofDay]) => {
      const inOrder = ofDay.toSorted((a, b) =>
        (a.startTime ?? '').localeCompare(b.startTime ?? ''),
      );
      const heading = `## ${date}, ${WEEKDAYS[weekdayOf(date)] ?? ''}`;
      return toSection(heading, inOrder.flatMap(toPlaceLines));
    });
}

/** A trip with its flights and days for people to read, in Markdown. Times are the destination's. */
export function toTripDocument(trip: Trip, places: readonly Poi[]): string {
  const lines = [
    `# ${toInline(trip.name)}`,
    '',
    ...toFieldLines(listLabelledFields(trip)),
    ...(trip.flightDetails ? toFlightLines(trip.flightDetails) : []),
    ...toDays(places),
    ...toSection('## Saved', places.filter(({ date }) => date === null).flatMap(toPlaceLines)),
  ];
  return `${lines.join('\n')}\n`;
}
