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

/** The side of a square of the grid: what may be the same place is in the same square or beside it. */
const SQUARE_KM = WIDE_KM;
const KM_PER_DEGREE = 110;
const LAST_ROW = (90 * KM_PER_DEGREE) / SQUARE_KM;

interface Known<T> {
  readonly at: Coordinates | undefined;
  readonly mostKm: number;
  readonly value: T;
  /** How many were added before. */
  readonly order: number;
}

/** The places of one name: the first of all, the first without coordinates, and those with them by their square. */
interface Namesakes<T> {
  readonly first: Known<T>;
  nowhere: Known<T> | undefined;
  readonly bySquare: Map<string, Known<T>[]>;
}

/** How many squares there are around the globe in a row, the narrowest of which is as wide as a square. */
function columnsOf(row: number): number {
  const edge = Math.min(LAST_ROW, Math.max(Math.abs(row), Math.abs(row + 1)));
  const around = Math.cos((edge / LAST_ROW) * (Math.PI / 2)) * 360 * KM_PER_DEGREE;
  return Math.max(1, Math.floor(around / SQUARE_KM));
}

const rowOf = (lat: number): number => Math.floor((lat * KM_PER_DEGREE) / SQUARE_KM);

/** The square in the row at the longitude, or so many squares beside it. */
function squareIn(row: number, lon: number, aside = 0): string {
  const columns = columnsOf(row);
  const column = Math.floor(((lon + 180) / 360) * columns) + aside;
  return `${row} ${(column + columns) % columns}`;
}

/** The square of a place and those around it, each once. */
function squaresAround([lon, lat]: Coordinates): Set<string> {
  const row = rowOf(lat);
  const rows = [row - 1, row, row + 1];
  return new Set(rows.flatMap((near) => [-1, 0, 1].map((aside) => squareIn(near, lon, aside))));
}

function addTo<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const known = lists.get(key);
  if (known) known.push(one);
  else lists.set(key, [one]);
}

export function makePlaceIndex<T>(): PlaceIndex<T> {
  const byId = new Map<string, T>();
  const byName = new Map<string, Namesakes<T>>();
  let added = 0;

  /** Those that may be the same; where one of the two has no coordinates the first of the name is. */
  function listNear(name: string, at: Coordinates | undefined): readonly Known<T>[] {
    const namesakes = byName.get(nameKey(name));
    if (!namesakes) return [];
    const { first, nowhere, bySquare } = namesakes;
    if (!at) return [first];
    const near = [...squaresAround(at)].flatMap((square) => bySquare.get(square) ?? []);
    return nowhere ? [nowhere, ...near] : near;
  }

  return {
    add: ({ ids, names, coordinates, kind }, value) => {
      const mostKm = isWide(kind ?? undefined) ? WIDE_KM : SAME_PLACE_KM;
      for (const id of ids) if (id !== null && !byId.has(id)) byId.set(id, value);
      const known: Known<T> = { at: coordinates, mostKm, value, order: added };
      added += 1;
      for (const key of new Set(names.map(nameKey))) {
        const namesakes = byName.get(key) ?? {
          first: known,
          nowhere: undefined,
          bySquare: new Map<string, Known<T>[]>(),
        };
        byName.set(key, namesakes);
        if (coordinates)
          addTo(namesakes.bySquare, squareIn(rowOf(coordinates[1]), coordinates[0]), known);
        else namesakes.nowhere ??= known;
      }
    },
    find: ({ ids, names, coordinates }) => {
      for (const id of ids) {
        const known = id === null ? undefined : byId.get(id);
        if (known !== undefined) return known;
      }
      let nearest: { readonly known: Known<T>; readonly km: number } | undefined;
      for (const known of names.flatMap((name) => listNear(name, coordinates))) {
        const km = known.at && coordinates ? distanceKm(known.at, coordinates) : 0;
        if (km > known.mostKm) continue;
        const isNearer =
          !nearest || km < nearest.km || (km === nearest.km && known.order < nearest.known.order);
        if (isNearer) nearest = { known, km };
      }
      return nearest?.known.value;
    },
  };
}
