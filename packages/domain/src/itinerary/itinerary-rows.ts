import { travelMinutes, walkMinutes } from '../distance/travel-time.ts';
import { arrivalEventId } from '../flight-window/airport-events.ts';
import { checkVisit } from '../flight-window/flight-window.rules.ts';
import type { Poi } from '../pois/poi.schema.ts';
import { isOpenFor } from '../scheduling/is-open-for.ts';
import type { OpenWindow } from '../scheduling/schedule.schema.ts';
import { visitDurationMin } from '../scheduling/visit-durations.ts';
import type { TravelMeans } from '../shared/preferences.ts';
import { toMinutes } from '../shared/wall-time.ts';
import type { Trip } from '../trips/trip.schema.ts';
import type { ItineraryRow, ItineraryTravel, StopRow, StopWarning } from './itinerary.types.ts';

interface DaySource {
  readonly trip: Trip;
  /** The scheduled places of the day by its clock. */
  readonly stops: readonly Poi[];
  readonly flights: readonly Poi[];
  /** Where the traveller wakes up, and goes to bed. */
  readonly morningBase: Poi | undefined;
  readonly nightBase: Poi | undefined;
  readonly hoursOf: (poi: Poi) => readonly OpenWindow[] | null;
  readonly travelBy: TravelMeans | undefined;
}

/** The rows of a day in the order of its clock: a landing or a take-off among the stops, last the hotel of the night. */
export function listRows(source: DaySource): ItineraryRow[] {
  const { trip, stops, flights, morningBase, nightBase, travelBy } = source;
  const travelTo = (from: Poi, to: Poi, isFirst: boolean) =>
    travelBetween(from, to, { isFirst, travelBy });
  const timed = [
    ...stops.map((poi, index) => ({ poi, number: index + 1, startMin: startOf(poi) })),
    ...flights.map((poi) => ({ poi, number: 0, startMin: startOf(poi) })),
  ].toSorted((a, b) => a.startMin - b.startMin || a.number - b.number);

  const rows: ItineraryRow[] = [];
  let at = morningBase;
  let freeFrom = -Infinity;
  for (const { poi, number, startMin } of timed) {
    const isLanding = poi.id === arrivalEventId(trip.id);
    const travel = at && !isLanding ? travelTo(at, poi, rows.length === 0) : undefined;
    const endMin = number > 0 ? startMin + visitDurationMin(poi) : startMin;
    rows.push(
      number > 0
        ? {
            type: 'stop',
            poi,
            number,
            startMin,
            endMin,
            travel,
            warning: warningOf(source, { poi, startMin, endMin, travel, freeFrom }),
          }
        : { type: 'flight', poi, startMin, travel },
    );
    at = poi;
    freeFrom = Math.max(freeFrom, endMin);
  }
  if (nightBase) {
    const hasGone = rows.length > 0 && at && at.id !== nightBase.id;
    const travel = hasGone && at ? travelTo(at, nightBase, false) : undefined;
    rows.push({ type: 'hotel', poi: nightBase, travel });
  }
  return rows;
}

function startOf({ startTime }: Poi): number {
  return startTime === null ? 0 : toMinutes(startTime);
}

/** Undefined where one of the two has no coordinates: a guess would be shown as a fact. */
function travelBetween(
  from: Poi,
  to: Poi,
  { isFirst, travelBy }: Pick<DaySource, 'travelBy'> & { readonly isFirst: boolean },
): ItineraryTravel | undefined {
  const [start, end] = [from.location.coordinates, to.location.coordinates];
  if (!start || !end) return undefined;
  const minutes = travelMinutes(start, end, travelBy);
  const walkMin = walkMinutes(start, end, travelBy);
  const by = walkMin === minutes ? 'walk' : 'ride';
  return minutes === 0 ? undefined : { minutes, walkMin, by, from: isFirst ? 'hotel' : 'before' };
}

type Checked = Pick<StopRow, 'poi' | 'startMin' | 'endMin' | 'travel'> & {
  /** When the stops before it are over. */
  readonly freeFrom: number;
};

function warningOf({ trip, hoursOf }: DaySource, stop: Checked): StopWarning | undefined {
  const { poi, startMin, endMin, travel, freeFrom } = stop;
  const { date, startTime } = poi;
  const visit = date && startTime && { date, startTime, duration: endMin - startMin };
  if (visit && !checkVisit(trip, visit).ok) return 'flights';
  if (!isOpenFor(hoursOf(poi), stop)) return 'closed';
  if (startMin < freeFrom) return 'overlap';
  return travel?.from === 'before' && startMin - freeFrom < travel.minutes ? 'tight' : undefined;
}
