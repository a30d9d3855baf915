import { describe, expect, it } from 'vitest';
import { readCityTexts, readDrawnCities } from './drawn-cities.ts';
import {
  depthInWater,
  distanceToWater,
  isInBox,
  pointsAlong,
  readDrawnWater,
} from './drawn-water.ts';
import { FINE_UNITS_PER_DEGREE, unpackLine } from './pack-line.ts';

/** How deep a monument may be in drawn water: a shore is known to about 25 metres, a street front less well. */
const DEPTH_M = 20;
const BRIDGE_M = 300;
/** For a river that shapes its city, and for what counts as inside the city. */
const [WIDE_M, CITY_M] = [60, 6000];
/** Landmarks in water, along it or over it. */
const WATERY = new Set(
  [
    'bridge boat-trip canal lake island beach waterfall walk trail',
    'park nature-reserve national-park historic-site',
  ].flatMap((kinds) => kinds.split(' ')),
);
/** Ships, piers, and what was built over a lake. */
const AFLOAT = new Set([
  'Intrepid Museum',
  'Battleship Missouri Memorial',
  'A38',
  'af Chapman',
  'Pierchic',
  'Barfussbar',
  'Sunset Bar',
  'InterContinental Hanoi Westlake',
]);

interface Place {
  readonly name: string;
  readonly kind: string;
  readonly lat: number;
  readonly lon: number;
}

const cities = readDrawnCities().map((city) => ({ city, water: readDrawnWater(city) }));
const placesOf = new Map(
  readCityTexts('places.json').map(([code, text]) => {
    const { places } = JSON.parse(text) as { places: Place[] };
    return [code, places] as const;
  }),
);

describe('the drawn cities', () => {
  it('have no landmark and no place of the atlas in their water', () => {
    let compared = 0;
    const findings = cities.flatMap(({ city, water }) => {
      const places = placesOf.get(city.code) ?? [];
      const kinds = new Map(places.map(({ name, kind }) => [name, kind]));
      const spots = [
        ...places.map(({ name, lon, lat }) => ({ name, at: [lon, lat] as const })),
        ...city.landmarks.map(([name, , , x, y]) => ({
          name,
          at: [x / FINE_UNITS_PER_DEGREE, y / FINE_UNITS_PER_DEGREE] as const,
        })),
      ];
      return spots.flatMap(({ name, at }) => {
        const point = water.toMeters(at);
        const isFree = AFLOAT.has(name) || WATERY.has(kinds.get(name) ?? '');
        if (isFree || !isInBox(point, water.box)) return [];
        compared += 1;
        const depth = depthInWater(water, point);
        return depth > DEPTH_M ? [`${city.code} ${name}: ${Math.round(depth)} m`] : [];
      });
    });
    expect(findings).toEqual([]);
    expect(compared).toBeGreaterThan(3500);
  });

  it('have rivers with a course: a corner every 3.5 kilometres of a wide one in the city, and every twelve around it', () => {
    const coarse = cities.flatMap(({ city, water }) =>
      water.courses.flatMap(({ names, widthM, line }) => {
        if (widthM < WIDE_M) return [];
        const long = line.slice(1).flatMap((to, at) => {
          const from = line[at] ?? to;
          const isInCity = [from, to].every(([x, y]) => Math.hypot(x, y) < CITY_M);
          const stepM = Math.hypot(to[0] - from[0], to[1] - from[1]);
          const isInMap = isInBox(from, water.box) && isInBox(to, water.box);
          return isInMap && stepM > (isInCity ? 3500 : 12_000) ? [Math.round(stepM)] : [];
        });
        return long.length > 0 ? [`${city.code} ${names[0]}: ${long.join(', ')} m`] : [];
      }),
    );
    expect(coarse).toEqual([]);
  });

  it('have their bridges over water: those that are drawn, and those that the atlas knows', () => {
    const dry = cities.flatMap(({ city, water }) => {
      const drawn = city.shapes.bridge.map(([name, , , , line]) => {
        const span = unpackLine(line, FINE_UNITS_PER_DEGREE).map(water.toMeters);
        const away = Math.min(
          ...pointsAlong(span, 50).map((point) => distanceToWater(water, point)),
        );
        return { name, away };
      });
      const known = (placesOf.get(city.code) ?? [])
        .filter(({ kind }) => kind === 'bridge')
        .map(({ name, lon, lat }) => ({ name, point: water.toMeters([lon, lat]) }))
        .filter(({ point }) => isInBox(point, water.box))
        .map(({ name, point }) => ({ name, away: distanceToWater(water, point) }));
      return [...drawn, ...known]
        .filter(({ away }) => away > BRIDGE_M)
        .map(({ name, away }) => `${city.code} ${name}: ${Math.round(away)} m`);
    });
    expect(dry).toEqual([]);
  });
});

describe('the most visited cities', () => {
  const codes = [
    'PAR',
    'LON',
    'ROM',
    'TYO',
    'NYC',
    'BCN',
    'IST',
    'BKK',
    'SEL',
    'AMS',
    'SIN',
    'DXB',
  ];

  it.each(codes)('%s has the streets and squares of its centre, each once', (code) => {
    const shapes = cities.find(({ city }) => city.code === code)?.city.shapes;
    const names = shapes?.road.map(([name]) => name).filter(Boolean) ?? [];
    expect(names.length).toBeGreaterThanOrEqual(20);
    expect(new Set(names).size).toBe(names.length);
    expect(shapes?.square.length).toBeGreaterThanOrEqual(2);
  });

  it.each(codes)('%s has no small street and no square in its water', (code) => {
    const found = cities.find(({ city }) => city.code === code);
    const wet = [...(found?.city.shapes.road ?? []), ...(found?.city.shapes.square ?? [])]
      .filter(([, , , rank]) => rank !== 1 && rank !== 2)
      .filter(([, , , , line]) =>
        unpackLine(line, FINE_UNITS_PER_DEGREE).some(
          (point) => found && depthInWater(found.water, found.water.toMeters(point)) > DEPTH_M,
        ),
      );
    expect(wet.map(([name]) => name)).toEqual([]);
  });
});
