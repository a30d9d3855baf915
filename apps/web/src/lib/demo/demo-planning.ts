import { demoHours } from '@ooo/domain/demo/demo-hours';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { toPlacements } from '@ooo/domain/scheduling/plan-placements';
import { findForeignId } from '@ooo/domain/scheduling/plan-choice';
import { openingDates } from '@ooo/domain/scheduling/opening-range.rules';
import { usualDay } from '@ooo/domain/scheduling/pace';
import { listOpeningDays, planTrip, type TripPlanSource } from '@ooo/domain/scheduling/plan-trip';
import { landingAirport } from '@ooo/domain/flight-window/landing-airport';
import {
  Arrangement,
  AutoPickRequest,
  AutoPlanRequest,
  OpeningHoursRequest,
  PlaceHoursRequest,
} from '@ooo/domain/scheduling/schedule.schema';
import { suggestTime } from '@ooo/domain/scheduling/suggest-time';
import { toWriting } from '@ooo/domain/shared/writing';
import type { TripId } from '@ooo/domain/shared/ids';
import type { Procedures } from '../trpc.ts';
import { checkInput, checkNotMoved, checkPlace } from './demo-checks.ts';
import type { DemoRefusal } from './demo-refusal.ts';
import { refuse, refuseField } from './refuse.ts';
import { openTrip } from './demo-trip.ts';
import type { DemoWorld } from './demo-world.ts';

function noSuchPlaceInTrip(): DemoRefusal {
  return refuse('places-not-in-trip');
}

/** Sets or clears times, all or none; the places that changed. */
function arrangeDemo(world: DemoWorld, { tripId, items }: Arrangement): Poi[] {
  const { trip, pois } = openTrip(world, tripId);
  const updatedAt = world.clock().toISOString();
  const times = new Map(items.map(({ poiId, from: _from, ...time }) => [poiId, time]));
  for (const { poiId, from, ...time } of items) {
    const poi = pois.find(({ id }) => id === poiId);
    if (!poi) throw noSuchPlaceInTrip();
    checkNotMoved(poi, from, time);
  }
  const moved = pois
    .filter(({ id }) => times.has(id))
    .map((poi) => checkPlace(trip, { ...poi, ...times.get(poi.id), updatedAt }));
  const byId = new Map(moved.map((poi) => [poi.id, poi]));
  world.store.write({ trip, pois: pois.map((poi) => byId.get(poi.id) ?? poi) });
  return moved;
}

/** The planner of the product at work in the browser, with the hours that the places came with. */
export function demoPlanning(world: DemoWorld) {
  const { atlas } = world;
  const writing = () => toWriting(world.language(), world.preferences());
  const hoursOf = demoHours(atlas);
  const sourceOf = (tripId: TripId): TripPlanSource => {
    const { trip, pois } = openTrip(world, tripId);
    const landing = landingAirport(trip);
    const airportAt = atlas.airports.find(({ iata }) => iata === landing)?.coordinates;
    return { trip, pois, hoursOf, airportAt, destinationAt: atlas.destination.coordinates };
  };

  return {
    'schedule.suggest': (input) => {
      const request = checkInput(AutoPickRequest, input);
      const answer = suggestTime(
        { ...sourceOf(request.tripId), usual: usualDay(world.preferences()) },
        request,
        writing(),
      );
      if (answer.ok) return answer.value;
      if (answer.reason === 'outside-trip') {
        throw refuseField('fixedDate', 'date-outside-trip');
      }
      throw refuse('place-not-in-trip');
    },
    'schedule.autoPlan': (input) => {
      const { tripId, apply, language: _interface, ...wishes } = checkInput(AutoPlanRequest, input);
      const source = sourceOf(tripId);
      if (findForeignId(source.pois, wishes) !== undefined) throw noSuchPlaceInTrip();
      const answer = planTrip(source, wishes, writing());
      const items = toPlacements(answer);
      if (apply && items.length > 0) arrangeDemo(world, { tripId, items });
      return answer;
    },
    'schedule.arrange': (input) => arrangeDemo(world, checkInput(Arrangement, input)),
    'schedule.openingHours': (input) => {
      const { tripId, ...range } = checkInput(OpeningHoursRequest, input);
      const source = sourceOf(tripId);
      return listOpeningDays(source, openingDates(source.trip, source.pois.length, range));
    },
    'schedule.placeHours': (input) => {
      const { tripId, places } = checkInput(PlaceHoursRequest, input);
      const dates = openingDates(openTrip(world, tripId).trip, places.length, {});
      return places.map(({ id, openingHours, coordinates }) => {
        const place = { openingHours, location: { ...(coordinates && { coordinates }) } };
        return { id, days: dates.map((date) => ({ date, windows: hoursOf(place, date) })) };
      });
    },
  } satisfies Procedures;
}
