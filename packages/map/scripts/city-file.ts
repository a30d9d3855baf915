import type { Box } from './clip-ring.ts';
import { type CitySketch, type Names, parseSketches, type SketchKind } from './city-sketch.ts';
import { FINE_UNITS_PER_DEGREE, packLine } from './pack-line.ts';

/** Half the width and height of a city's map, in degrees: a wide screen at the zoom that a trip opens with. */
const REACH_DEG = [0.55, 0.36] as const;

/** The shores of a city, as `scripts/base-map.ts` found them: `shores.json` of its folder. */
export interface CityShores {
  readonly code: string;
  readonly land: readonly (readonly number[])[];
  /** The courses of its rivers by English name, refined. */
  readonly rivers: Readonly<Record<string, readonly number[]>>;
}

/** The landmarks of a city from the atlas: `landmarks.json` of its folder. */
export interface CityLandmarks {
  readonly code: string;
  readonly landmarks: readonly (readonly [...Names, x: number, y: number])[];
}

/** Names by their English ones, by language: those that a sketch and its landmarks have no column for. */
export type FurtherNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

type PackedShape = readonly [...Names, measure: number, line: readonly number[]];

/** What a browser loads of a city; lines and rings as `packLine` writes them. */
export interface CityFile {
  readonly code: string;
  readonly names: Names;
  readonly center: CitySketch['center'];
  readonly box: Box;
  readonly land: readonly (readonly number[])[];
  /** What is drawn on the land; the land itself has its sketches already. */
  readonly shapes: Readonly<Record<Exclude<SketchKind, 'land' | 'sea'>, readonly PackedShape[]>>;
  readonly landmarks: CityLandmarks['landmarks'];
  readonly furtherNames: FurtherNames;
}

export function boxOfCity({ center: [x, y] }: CitySketch): Box {
  const around = [x - REACH_DEG[0], y - REACH_DEG[1], x + REACH_DEG[0], y + REACH_DEG[1]] as const;
  const [west, south, east, north] = around.map(
    (edge) => Math.round(edge * FINE_UNITS_PER_DEGREE) / FINE_UNITS_PER_DEGREE,
  );
  return [west ?? 0, south ?? 0, east ?? 0, north ?? 0];
}

function toCityFile(
  sketch: CitySketch,
  shores: CityShores | undefined,
  landmarks: CityLandmarks | undefined,
  furtherNames: FurtherNames | undefined,
): CityFile {
  if (!shores) throw new Error(`${sketch.names[0]} has no shores: run node scripts/base-map.ts.`);
  const list = (kind: SketchKind): PackedShape[] =>
    sketch.lines
      .filter((line) => line.kind === kind)
      .map(({ names: [en, ko, es], measure, points }) => {
        const refined = kind === 'river' ? shores.rivers[en] : undefined;
        return [en, ko, es, measure, refined ?? packLine(points, FINE_UNITS_PER_DEGREE)];
      });
  return {
    code: sketch.code,
    names: sketch.names,
    center: sketch.center,
    box: boxOfCity(sketch),
    land: shores.land,
    shapes: {
      river: list('river'),
      lake: list('lake'),
      island: list('island'),
      park: list('park'),
      hill: list('hill'),
      quarter: list('quarter'),
      square: list('square'),
      road: list('road'),
      bridge: list('bridge'),
      rail: list('rail'),
      airport: list('airport'),
    },
    landmarks: landmarks?.landmarks ?? [],
    furtherNames: furtherNames ?? {},
  };
}

/** The files of all cities, from the sketches, what surrounds them and what is in them. */
export function makeCityFiles(
  sketches: readonly string[],
  shores: readonly CityShores[],
  landmarks: readonly CityLandmarks[],
  furtherNames: ReadonlyMap<string, FurtherNames>,
): CityFile[] {
  return sketches.flatMap(parseSketches).map((sketch) =>
    toCityFile(
      sketch,
      shores.find(({ code }) => code === sketch.code),
      landmarks.find(({ code }) => code === sketch.code),
      furtherNames.get(sketch.code),
    ),
  );
}
