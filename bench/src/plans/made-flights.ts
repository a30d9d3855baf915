import { fromMinutes } from '@ooo/domain/shared/wall-time';
import type { FlightDetails } from '@ooo/domain/trips/trip.schema';
import type { MadeFlights } from './made-trip.types.ts';

const DAY_MIN = 1440;
/** Trips with both flights, with only the one there, and with only the one home; the others go by train. */
const [BOTH, ONLY_THERE, ONLY_HOME] = [0.85, 0.9, 0.95];

/** Flights at any minute of the day and night. On a trip of one day the flight home may leave before the landing. */
export function makeFlights(random: () => number, days: number): MadeFlights {
  const kind = random();
  const landsAtMin = Math.floor(random() * DAY_MIN);
  const leavesAtMin = (days - 1) * DAY_MIN + Math.floor(random() * DAY_MIN);
  return {
    ...(kind < ONLY_THERE && { landsAtMin }),
    ...((kind < BOTH || (kind >= ONLY_THERE && kind < ONLY_HOME)) && { leavesAtMin }),
  };
}

export function toFlightDetails({ landsAtMin, leavesAtMin }: MadeFlights): FlightDetails | null {
  if (landsAtMin === undefined && leavesAtMin === undefined) return null;
  return {
    ...(landsAtMin !== undefined && { outbound: { arrivalTime: fromMinutes(landsAtMin) } }),
    ...(leavesAtMin !== undefined && { return: { departureTime: fromMinutes(leavesAtMin) } }),
  };
}
