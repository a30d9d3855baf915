import { describe, expect, it } from 'vitest';
import { boxOfCity } from './city-file.ts';
import { parseSketches } from './city-sketch.ts';
import { readCityTexts } from './drawn-cities.ts';

const TOWN = '# TST | Town | 마을 | | 10 20\n';

describe('parseSketches', () => {
  it('reads a city and its lines; a Spanish name that is left out is the English one', () => {
    const [city] = parseSketches(`${TOWN}river 90 | Run | 런강 | río Run | 10 20, 10.1 20.2\n`);
    expect(city).toEqual({
      code: 'TST',
      names: ['Town', '마을', 'Town'],
      center: [20, 10],
      lines: [
        {
          kind: 'river',
          measure: 90,
          names: ['Run', '런강', 'río Run'],
          points: [
            [20, 10],
            [20.2, 10.1],
          ],
        },
      ],
    });
  });

  it('draws an ellipse around its centre, as wide as it says', () => {
    const [city] = parseSketches(`${TOWN}park | Green | 공원 | | 0 20 r1112x556\n`);
    const points = city?.lines[0]?.points ?? [];
    expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(20.01, 4);
    expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(0.005, 4);
  });

  it.each([
    ['moat | M | 해자 | | 1 2', 'Line 2: "moat" is not a kind'],
    ['river x | R | 강 | | 1 2', 'Line 2: "x" is not a number'],
    ['park | P | | | 1 2', 'Line 2: P has no Korean name'],
    ['park | P | 공원 | | 100 2', 'Line 2: "100 2" is not a latitude'],
    ['park | P | 공원 | | 1 2 3', 'Line 2: "1 2 3" is not a latitude'],
  ])('says where and why it cannot read %s', (line, message) => {
    expect(() => parseSketches(TOWN + line)).toThrow(message);
  });

  it('refuses a line before the first city', () => {
    expect(() => parseSketches('park | P | 공원 | | 1 2')).toThrow('Line 1');
  });
});

describe('the sketches that ship', () => {
  const sketches = readCityTexts('map.txt');
  const cities = sketches.flatMap(([, text]) => parseSketches(text));

  it('have the code of their folder', () => {
    expect(cities.map(({ code }) => code)).toEqual(sketches.map(([code]) => code));
  });

  it.each(cities.map((city) => [city.names[0], city] as const))(
    '%s: quarters and parks lie on its map, and every river reaches it',
    (_, city) => {
      const [west, south, east, north] = boxOfCity(city);
      const isInside = ([x, y]: readonly [number, number]) =>
        x > west && x < east && y > south && y < north;
      for (const { kind, names, points } of city.lines) {
        if (kind === 'airport') continue;
        const inside = points.filter(isInside).length;
        const isWhole = kind === 'quarter' || kind === 'park';
        expect([kind, names[0], isWhole ? inside === points.length : inside > 0]).toEqual([
          kind,
          names[0],
          true,
        ]);
      }
    },
  );

  it.each(cities.map((city) => [city.names[0], city] as const))(
    '%s: no line jumps, as one with a wrong digit would',
    (_, city) => {
      for (const { kind, names, points } of city.lines) {
        points.slice(1).forEach(([x, y], at) => {
          const [beforeX, beforeY] = points[at] ?? [x, y];
          const jumps = Math.hypot(x - beforeX, y - beforeY) > 0.25;
          expect([kind, names[0], at, jumps]).toEqual([kind, names[0], at, false]);
        });
      }
    },
  );
});
