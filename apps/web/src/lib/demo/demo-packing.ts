import { ownItemId } from '@ooo/domain/packing/own-item-id';
import { addOwnItem, removeOwnItem } from '@ooo/domain/packing/own-items.rules';
import {
  MAX_PACKED_ITEMS,
  OwnItemAddition,
  OwnItemRemoval,
  PackedChange,
  PackingCopy,
} from '@ooo/domain/packing/packed.schema';
import type { PackingInput } from '@ooo/domain/packing/packing-input.types';
import { makePackingList } from '@ooo/domain/packing/packing-list';
import { estimateFlightMin } from '@ooo/domain/packing/packing-source';
import {
  MAX_OWN_ITEMS,
  PackingRequest,
  type PackingPreferences,
  type PackingRecommendation,
} from '@ooo/domain/packing/packing.schema';
import { listDates } from '@ooo/domain/shared/calendar-date';
import type { Language } from '@ooo/domain/shared/language';
import { toClimateWeather } from '@ooo/domain/weather/climate-weather';
import type { Procedures } from '../trpc.ts';
import { checkInput } from './demo-checks.ts';
import { isDemoCity } from './demo-city.ts';
import { refuse, refuseField } from './refuse.ts';
import type { Demo } from './demo-store.ts';
import { openTrip } from './demo-trip.ts';
import type { DemoWorld } from './demo-world.ts';

/** What the list is made of, as on a server without a forecast. */
function toPackingInput({ atlas }: DemoWorld, { trip, pois }: Demo): PackingInput {
  const { airports, climate, destination, packing } = atlas;
  const isHere = isDemoCity(atlas, trip.destination);
  const home = airports.find(({ iata }) => iata === trip.departureAirport);
  const goal = airports.find(({ iata }) => iata === trip.arrivalAirport);
  const countryOf = (code: string) => packing.countries.find((each) => each.countryCode === code);
  const dates = isHere ? listDates(trip.startDate, trip.endDate) : [];
  return {
    trip,
    places: pois,
    weather: dates.map((date) => toClimateWeather(climate, destination, date)),
    from: home && countryOf(home.countryCode),
    to: isHere ? countryOf(destination.countryCode) : undefined,
    flightMin: home && goal && estimateFlightMin(home.coordinates, goal.coordinates),
  };
}

/** What to pack for the demo, by the rules alone, and what is packed. */
export function demoPacking(world: DemoWorld) {
  const { store, packed, clock } = world;
  const listOf = (demo: Demo, language: Language = world.language()): PackingRecommendation[] =>
    makePackingList(toPackingInput(world, demo), language);
  const save = ({ trip, pois }: Demo, packingPreferences: PackingPreferences | null): Demo => {
    const demo = { trip: { ...trip, packingPreferences, updatedAt: clock().toISOString() }, pois };
    store.write(demo);
    return demo;
  };
  return {
    'packing.enhance': (input) => {
      const { tripId, tripData, language } = checkInput(PackingRequest, input);
      const id = tripId ?? tripData?.id;
      if (id === undefined) throw refuseField('tripId', 'packed-trip');
      return { recommendations: listOf(openTrip(world, id), language) };
    },
    'packing.packed': ({ tripId }) => packed.read(openTrip(world, tripId).trip.id),
    'packing.setPacked': (input) => {
      const { tripId, itemIds, packed: isPacked } = checkInput(PackedChange, input);
      const { id } = openTrip(world, tripId).trip;
      const before = packed.read(id);
      const after = isPacked
        ? [...new Set([...before, ...itemIds])]
        : before.filter((each) => !itemIds.includes(each));
      if (isPacked && after.length > MAX_PACKED_ITEMS) {
        throw refuse('packed-limit', { limit: MAX_PACKED_ITEMS });
      }
      packed.write(id, after);
    },
    'packing.addItem': (input) => {
      const { tripId, language, ...item } = checkInput(OwnItemAddition, input);
      const demo = openTrip(world, tripId);
      const added = addOwnItem({ ...demo.trip, packingCache: null }, item);
      if (!added.ok) {
        throw refuse(added.reason, { limit: MAX_OWN_ITEMS });
      }
      const list = listOf(save(demo, added.value.packingPreferences), language);
      const listed = list.find(({ id }) => id === ownItemId(item.item));
      if (!listed) throw new RangeError('an own item is always on the list');
      return listed;
    },
    'packing.removeItem': (input) => {
      const { tripId, itemId } = checkInput(OwnItemRemoval, input);
      const demo = openTrip(world, tripId);
      const { packingPreferences: before } = demo.trip;
      const { packingPreferences } = removeOwnItem({ ...demo.trip, packingCache: null }, itemId);
      if (packingPreferences === before) return;
      save(demo, packingPreferences);
      packed.write(
        demo.trip.id,
        packed.read(demo.trip.id).filter((id) => id !== itemId),
      );
    },
    /** The demo is the only trip of its browser. */
    'packing.sources': ({ tripId }) => {
      openTrip(world, tripId);
      return [];
    },
    'packing.copyFrom': (input) => {
      const { tripId, fromTripId } = checkInput(PackingCopy, input);
      openTrip(world, tripId);
      openTrip(world, fromTripId);
      return { added: [], leftOut: 0, habits: false };
    },
  } satisfies Procedures;
}
