import { demoHours } from '@ooo/domain/demo/demo-atlas';
import { openingDates } from '@ooo/domain/scheduling/opening-range.rules';
import {
  landingAirport,
  listOpeningDays,
  planTrip,
  type TripPlanSource,
} from '@ooo/domain/scheduling/plan-trip';
import {
  AutoPickRequest,
  AutoPlanRequest,
  OpeningHoursRequest,
} from '@ooo/domain/scheduling/schedule.schema';
import { suggestTime } from '@ooo/domain/scheduling/suggest-time';
import { SourceError } from '../source-error.ts';
import type { TripSource } from '../trip-source.ts';
import { badField, checkInput } from './demo-checks.ts';
import type { Demo } from './demo-store.ts';
import type { DemoWorld } from './demo-world.ts';

interface Trips {
  /** Throws NOT_FOUND for any trip but the demo. */
  readonly open: (tripId: number) => Demo;
  readonly arrange: TripSource['arrange'];
}

/** The planner of the product at work in the browser, with the hours that came with the page. */
export function planningOf(
  { atlas, language }: DemoWorld,
  { open, arrange }: Trips,
): Pick<TripSource, 'suggestTime' | 'planTrip' | 'listOpeningHours'> {
  const hoursOf = demoHours(atlas);
  const sourceOf = (tripId: number): TripPlanSource => {
    const { trip, pois } = open(tripId);
    const landing = landingAirport(trip);
    const airportAt = atlas.airports.find(({ iata }) => iata === landing)?.coordinates;
    return { trip, pois, hoursOf, airportAt };
  };

  return {
    suggestTime: async (input) => {
      const request = checkInput(AutoPickRequest, input);
      const answer = suggestTime(sourceOf(request.tripId), request, language());
      if (answer.ok) return answer.value;
      if (answer.reason === 'outside-trip') {
        throw badField('fixedDate', 'This date is not part of the trip.');
      }
      throw new SourceError('NOT_FOUND', 'This place is not in the trip.');
    },
    planTrip: async (input) => {
      const { tripId, pace, apply } = checkInput(AutoPlanRequest, input);
      const answer = planTrip(sourceOf(tripId), pace, language());
      const items = answer.items.map(({ poiId, date, startTime, duration }) => ({
        poiId,
        date,
        startTime,
        duration,
      }));
      if (apply && items.length > 0) await arrange({ tripId, items });
      return answer;
    },
    listOpeningHours: async (input) => {
      const { tripId, ...range } = checkInput(OpeningHoursRequest, input);
      const source = sourceOf(tripId);
      return listOpeningDays(source, openingDates(source.trip, source.pois.length, range));
    },
  };
}
