import { distanceKm } from '@ooo/domain/distance/haversine';
import { daysBetween } from '@ooo/domain/shared/calendar-date';
import { minutesBetweenZoned, type ZonedTime } from '@ooo/domain/shared/zoned';
import type { SeenMoment } from '@ooo/texts/tickets.types';
import { isSamePerson } from './join-travellers.ts';
import { isSamePlace } from './journey.ts';
import { type Notes, warn } from './question.ts';
import type { ResolvedSegment } from './resolved-segment.ts';

/** After a longer stay a traveller may leave from elsewhere, by land. */
const STAY_MIN = 24 * 60;
/** Where a time is not known, this many days apart leave room for such a stay. */
const STAY_DAYS = 2;

/**
 * Says where a segment does not follow from the one before it: it leaves while that one is in the air, or within a day
 * from elsewhere. `segments` are in order of departure. Between outbound and return, at `returnFrom`, anyone may change
 * places. Where the time of a segment is `impossible`, it lands at no time that could be compared.
 */
export function checkConnections(
  segments: readonly ResolvedSegment[],
  returnFrom: number | undefined,
  impossible: ReadonlySet<number>,
  notes: Notes,
): void {
  for (const [before, segment] of segments.slice(1).entries()) {
    const [previous, at] = [segments[before], before + 1];
    // Two travellers may be in the air at once.
    if (!previous || !isSamePerson(previous.draft, segment.draft)) continue;
    const isTimed = !impossible.has(before) && !impossible.has(at);
    const ground = isTimed ? measureGround(previous, segment) : undefined;
    if (ground !== undefined && ground < 0) noteOverlap(previous, segment, at, notes);
    else if (at !== returnFrom && !leavesRoom(previous, segment, ground)) {
      noteApart(previous, segment, at, notes);
    }
  }
}

/** Minutes from the landing to the next departure; undefined where one of them is not known. */
function measureGround(previous: ResolvedSegment, segment: ResolvedSegment): number | undefined {
  const [landing, departure] = [landingOf(previous), departureOf(segment)];
  return landing && departure && minutesBetweenZoned(landing, departure);
}

/** True where a stay is possible between two segments; without their days it is not known. */
function leavesRoom(
  previous: ResolvedSegment,
  segment: ResolvedSegment,
  ground: number | undefined,
): boolean {
  if (ground !== undefined) return ground >= STAY_MIN;
  const landed = previous.arrivalDate ?? previous.departureDate;
  if (!landed || !segment.departureDate) return true;
  return daysBetween(landed, segment.departureDate) >= STAY_DAYS;
}

function noteOverlap(
  previous: ResolvedSegment,
  segment: ResolvedSegment,
  at: number,
  notes: Notes,
): void {
  const [landed, leaves] = [landingOf(previous), departureOf(segment)];
  if (!landed || !leaves) return;
  warn(notes, 'FLIGHTS_OVERLAP', (say) => say.flightsOverlap(landed, leaves), at);
}

function noteApart(
  { to }: ResolvedSegment,
  { from }: ResolvedSegment,
  at: number,
  notes: Notes,
): void {
  if (!from || !to || isSamePlace(from, to)) return;
  const km = Math.round(distanceKm(to.coordinates, from.coordinates));
  warn(notes, 'AIRPORTS_APART', (say) => say.airportsApart(to.iata, from.iata, km), at);
}

type End = SeenMoment & ZonedTime;

function landingOf({ to, arrivalDate: date, arrivalTime: time }: ResolvedSegment): End | undefined {
  return to && date && time ? { airport: to.iata, zone: to.zone, date, time } : undefined;
}

function departureOf({
  from,
  departureDate: date,
  departureTime: time,
}: ResolvedSegment): End | undefined {
  return from && date && time ? { airport: from.iata, zone: from.zone, date, time } : undefined;
}
