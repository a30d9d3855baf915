import type { Airport } from '@ooo/atlas/airports';
import { distanceKm } from '@ooo/domain/distance/haversine';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import type { SeenMoment } from '@ooo/texts/tickets.types';
import { findImpossibleTime, flightMinutes } from '../flights/flight-time.ts';
import type { Sentence } from '../sentences/sentences.ts';
import { type Notes, warn } from './question.ts';
import type { ResolvedSegment } from './resolved-segment.ts';

/**
 * Warns about segments whose time is impossible for their distance, by their clocks or else the printed duration.
 * Returns their indices; the reading itself does not change.
 */
export function checkTimes(
  segments: readonly ResolvedSegment[],
  notes: Notes,
): ReadonlySet<number> {
  const impossible = new Set<number>();
  for (const [index, segment] of segments.entries()) {
    const sentence = contradict(segment, segments.length === 1);
    if (!sentence) continue;
    warn(notes, 'TIME_IMPOSSIBLE', sentence, index);
    impossible.add(index);
  }
  return impossible;
}

/** The evidence against the time of a segment. `isOnly` where the document has no other. */
function contradict(segment: ResolvedSegment, isOnly: boolean): Sentence | undefined {
  const { from, to } = segment;
  if (!from || !to) return undefined;
  const times = seeTimes(segment, from, to);
  const minutes = times
    ? flightMinutes(from, times.departure, to, times.arrival)
    : segment.durationMin;
  const reason = minutes === undefined ? undefined : findImpossibleTime(from, to, minutes);
  if (minutes === undefined || !reason) return undefined;
  const km = Math.round(distanceKm(from.coordinates, to.coordinates));
  if (times) return (say) => say.impossibleTimes({ ...times, reason, minutes, km });
  // Agencies print the length of the whole journey beside each of its flights.
  const mayBeSum = reason === 'too-slow' && !isOnly;
  return mayBeSum ? undefined : (say) => say.impossibleDuration({ reason, minutes, km });
}

interface SeenClock extends SeenMoment {
  readonly date: CalendarDate;
  readonly time: WallTime;
}

/** The duration by the clocks, with the printed arrival day even if another was chosen. */
function seeTimes(
  segment: ResolvedSegment,
  from: Airport,
  to: Airport,
): { departure: SeenClock; arrival: SeenClock } | undefined {
  const { departureDate, departureTime, arrivalTime } = segment;
  const arrivalDate = segment.refusedArrival ?? segment.arrivalDate;
  if (!departureDate || !departureTime || !arrivalDate || !arrivalTime) return undefined;
  return {
    departure: { airport: from.iata, date: departureDate, time: departureTime },
    arrival: { airport: to.iata, date: arrivalDate, time: arrivalTime },
  };
}
