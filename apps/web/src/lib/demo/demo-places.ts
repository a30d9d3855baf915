import { type DemoAtlas, listBuiltInPlaces } from '@ooo/domain/demo/demo-atlas';
import { pageOfShelf, toSearchResult } from '@ooo/domain/places/built-in-place';
import { matchPlaces } from '@ooo/domain/places/place-match';
import { fold } from '@ooo/domain/shared/fold';
import { cityOfDestination } from '@ooo/domain/trips/trip-name.rules';
import type { PlaceSource } from '../place-source.ts';

const MAX_FOUND = 10;

/** The places of the demo's city, of which the page knows without asking anybody. */
export function createDemoPlaceSource(atlas: DemoAtlas): PlaceSource {
  const { destination, airports } = atlas;
  const places = listBuiltInPlaces(atlas);
  const isHere = (name: string) => fold(cityOfDestination(name)) === fold(destination.city);
  const placesOf = (name: string) => (isHere(name) ? places : []);
  return {
    findDestination: async (name) => (isHere(name) ? destination : null),
    findAirport: async (code) => airports.find(({ iata }) => iata === code) ?? null,
    search: async (ask) =>
      matchPlaces(ask.query, placesOf(ask.destination), [destination.city, ask.destination])
        .slice(0, MAX_FOUND)
        .map((place) => toSearchResult(place, ask.language)),
    recommend: async ({ destination: name, ...shelf }) => pageOfShelf(placesOf(name), shelf),
  };
}
