import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { OwnPlaces } from '@ooo/map/labels/label.layer';

/** Named from the zoom of a city on. */
const RANK = 6;

/** The neighbourhoods of the saved places, each in the middle of its places. */
export function listNeighbourhoods(pois: readonly Poi[]): OwnPlaces['names'] {
  const named = pois.flatMap(({ location: { neighborhood, coordinates } }) =>
    neighborhood !== undefined && coordinates ? [{ neighborhood, coordinates }] : [],
  );
  return [...Map.groupBy(named, (place) => place.neighborhood)].map(([name, places]) => {
    const sum = (axis: 0 | 1) => places.reduce((all, place) => all + place.coordinates[axis], 0);
    const position = [sum(0) / places.length, sum(1) / places.length] as const;
    return { name, position, rank: RANK, isMarked: true };
  });
}
