import { listBuiltInPlaces } from '@ooo/domain/demo/demo-atlas';
import { pageOfShelf, toSearchResult } from '@ooo/domain/places/built-in-place';
import { matchPlaces } from '@ooo/domain/places/place-match';
import { PlaceSearch, RecommendationsRequest } from '@ooo/domain/places/place.schema';
import { PlaceTipsRequest } from '@ooo/domain/places/place-tips.schema';
import type { Procedures } from '../trpc.ts';
import { checkInput } from './demo-checks.ts';
import { isDemoCity } from './demo-city.ts';
import { openTrip } from './demo-trip.ts';
import type { DemoWorld } from './demo-world.ts';

const MAX_FOUND = 10;

/** The places of the demo's city, which the page knows without a request. */
export function demoPlaces(world: DemoWorld) {
  const { atlas, language } = world;
  const { destination: here } = atlas;
  const places = listBuiltInPlaces(atlas);
  const isHere = (name: string) => isDemoCity(atlas, name);
  const placesOf = (name: string) => (isHere(name) ? places : []);
  return {
    'places.destination': ({ destination }) => (isHere(destination) ? here : null),
    'places.search': (input) => {
      const { query, destination, near } = checkInput(PlaceSearch, input);
      const found = matchPlaces(query, placesOf(destination), {
        cityNames: [here.city, destination],
        near: near ?? here.coordinates,
      })
        .slice(0, MAX_FOUND)
        .map((place) => toSearchResult(place, language()));
      return { places: found, unreachable: [], canAskMore: false };
    },
    'places.recommendations': (input) => {
      const { destination, ...shelf } = checkInput(RecommendationsRequest, input);
      return pageOfShelf(placesOf(destination), shelf);
    },
    'places.tips': (input) => {
      openTrip(world, checkInput(PlaceTipsRequest, input).tripId);
      // The demo asks no source.
      return { tips: [], assistant: 'none' };
    },
  } satisfies Procedures;
}
