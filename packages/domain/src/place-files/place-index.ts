import { distanceKm } from '../distance/haversine.ts';
import { isWide } from '../places/place-groups.ts';
import type { PlaceKind } from '../places/place-kinds.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { foldJoined } from '../shared/fold.ts';

/** How far apart two sources may put one place that they call the same, and one park, quarter or palace. */
const SAME_PLACE_KM = 0.3;
const WIDE_KM = 1;

/** What a place can be recognised by. */
export interface Recognisable {
  readonly ids: readonly (string | null)[];
  /** In every language. */
  readonly names: readonly string[];
  readonly coordinates: Coordinates | undefined;
  readonly kind?: PlaceKind | null | undefined;
}

/** Places by what they can be recognised by: each look-up takes the same time, however many there are. */
export interface PlaceIndex<T> {
  add(place: Recognisable, value: T): void;
  /**
   * The one that has one of the ids; otherwise the nearest of the same name within 300 m, or 1 km for what is wide,
   * whatever the language. Where
   * one of the two has no coordinates the name has to do. Two branches of one name are two places.
   */
  find(place: Recognisable): T | undefined;
}

/** `Senso-ji` and `Sensoji` are one name. A name of nothing but signs stays as it is. */
function nameKey(name: string): string {
  return foldJoined(name) || name.trim();
}

export function makePlaceIndex<T>(): PlaceIndex<T> {
  const byId = new Map<string, T>();
  const byName = new Map<string, { at: Coordinates | undefined; mostKm: number; value: T }[]>();
  return {
    add: ({ ids, names, coordinates, kind }, value) => {
      const mostKm = isWide(kind ?? undefined) ? WIDE_KM : SAME_PLACE_KM;
      for (const id of ids) if (id !== null && !byId.has(id)) byId.set(id, value);
      for (const key of new Set(names.map(nameKey))) {
        const known = byName.get(key);
        if (known) known.push({ at: coordinates, mostKm, value });
        else byName.set(key, [{ at: coordinates, mostKm, value }]);
      }
    },
    find: ({ ids, names, coordinates }) => {
      for (const id of ids) {
        const known = id === null ? undefined : byId.get(id);
        if (known !== undefined) return known;
      }
      const [nearest] = names
        .flatMap((name) => byName.get(nameKey(name)) ?? [])
        .map(({ at, mostKm, value }) => ({
          mostKm,
          value,
          km: at && coordinates ? distanceKm(at, coordinates) : 0,
        }))
        .filter(({ km, mostKm }) => km <= mostKm)
        .toSorted((a, b) => a.km - b.km);
      return nearest?.value;
    },
  };
}
