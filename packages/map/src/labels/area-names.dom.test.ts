import { describe, expect, it } from 'vitest';
import { listAreaNames, type NamedArea } from './area-names.ts';
import { chooseLabels } from './choose-labels.ts';
import type { CityMap } from '../area/city-map.ts';
import type { Town } from '../area/packed.ts';

const town = (name: string, x: number, y: number, rank: number): Town => ({
  name,
  position: [x, y],
  rank,
});
const KOELN: Town = { name: '쾰른', position: [6.96, 50.94], rank: 0, fromZoom: 0 };
const around = [
  town('Köln', 6.95, 50.93, 3),
  town('Innenstadt', 6.96, 50.94, 7),
  town('Leverkusen', 6.98, 51.03, 4),
];

const list = (area: Partial<NamedArea>) =>
  listAreaNames({
    zoom: 11,
    language: 'ko',
    city: KOELN,
    own: [],
    cities: [],
    towns: around,
    ...area,
  }).map(({ name }) => name);

/** Of a drawn city only what is named here: its box, and a quarter. */
function makeCity(box: CityMap['box']): CityMap {
  const shapes = { quarter: [], hill: [], square: [], park: [], lake: [], airport: [] };
  return {
    names: { en: 'Cologne', ko: '쾰른', es: 'Colonia' },
    center: [6.96, 50.94],
    box,
    origin: [0, 0],
    land: {} as Path2D,
    shapes: { ...shapes, river: [], island: [], road: [], bridge: [], rail: [] },
    landmarks: [],
  };
}

describe('listAreaNames', () => {
  it('names the destination in the reader’s language, and no longer by its source’s name', () => {
    expect(list({})).toEqual(['쾰른', 'Innenstadt', 'Leverkusen']);
    expect(list({ zoom: 16 })).toContain('쾰른');
  });

  it('leaves the towns as they are where no destination is known', () => {
    expect(list({ city: undefined })).toEqual(['Köln', 'Innenstadt', 'Leverkusen']);
  });

  it('shows a drawn city’s quarters instead of its towns, and instead of its name when close', () => {
    const cities = [makeCity([6.41, 50.58, 7.51, 51.3])];
    expect(list({ cities })).toEqual(['쾰른']);
    expect(list({ cities, zoom: 13 })).toEqual([]);
  });

  it('keeps the towns at the edge of the map of a drawn city: its quarters do not reach there', () => {
    const cities = [makeCity([6, 50.5, 7.2, 51.2])];
    expect(list({ cities, towns: [town('Bergisch Gladbach', 7.13, 50.99, 4)] })).toContain(
      'Bergisch Gladbach',
    );
  });

  it('gives the name of the destination room before all others', () => {
    const names = listAreaNames({
      zoom: 11,
      language: 'ko',
      city: KOELN,
      own: [],
      cities: [],
      towns: around,
    });
    const view = { width: 400, height: 300, markers: [], covered: [] };
    const placed = chooseLabels(names, 11, { ...view, toPixel: () => [200, 150] });
    expect(placed.map(({ name }) => name)).toEqual(['쾰른']);
  });
});
