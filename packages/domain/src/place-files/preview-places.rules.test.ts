import { describe, expect, it } from 'vitest';
import type { BuiltInPlace } from '../places/built-in-place.ts';
import { makePoi } from '../testing/make-trip.ts';
import { date } from '../testing/literals.ts';
import { toFoundPlace } from './found-place.ts';
import { MAX_PLACES_SHOWN } from './place-files.schema.ts';
import { previewPlaces, type PreviewSituation } from './preview-places.rules.ts';
import { listUnsaved } from './saved-places.rules.ts';

const TOWER: BuiltInPlace = {
  id: 'seoul/n-seoul-tower',
  names: { en: 'N Seoul Tower', ko: 'N서울타워', es: 'Torre N de Seúl', others: ['Namsan Tower'] },
  coordinates: [126.9882, 37.5512],
  tag: 'tour',
  kind: 'tower',
  neighborhood: 'Namsan',
  openingHours: 'Mo-Su 10:00-22:30',
  visitMin: 90,
  descriptions: { en: '', ko: '', es: '' },
  asOf: date('2026-10-01'),
};

const SEOUL: PreviewSituation = {
  destination: [126.978, 37.5665],
  pois: [],
  known: [TOWER],
  fileName: 'Seoul.csv',
  today: date('2026-11-23'),
  language: 'en',
};

const at = (name: string, coordinates?: readonly [number, number]) =>
  [toFoundPlace({ values: [['name', name]], position: coordinates })].flatMap((one) => one ?? []);

const preview = (places: ReturnType<typeof at>, situation: Partial<PreviewSituation> = {}) =>
  previewPlaces(places, { ...SEOUL, ...situation });

describe('previewPlaces', () => {
  it.each([
    ['in another language', at('Torre N de Seúl')],
    ['by what people call it', at('namsan tower')],
    ['at nearly the same place', at('N Seoul Tower', [126.9885, 37.552])],
  ])('knows a built-in place %s', (_, places) => {
    expect(preview(places).candidates).toMatchObject([
      {
        sourceId: TOWER.id,
        sourceAsOf: '2026-10-01',
        openingHours: TOWER.openingHours,
        kind: 'tower',
      },
    ]);
  });

  it('takes a namesake across town for another place, as the file has it', () => {
    const [place] = preview(at('N Seoul Tower', [127.06, 37.51])).candidates;
    expect(place).toMatchObject({
      sourceId: null,
      source: 'Seoul.csv',
      sourceAsOf: '2026-11-23',
      kind: null,
      openingHours: null,
    });
  });

  it('allows a palace to be further apart than a tower', () => {
    const palace = { ...TOWER, kind: 'palace' } as const;
    const aside = at('N Seoul Tower', [126.9882, 37.557]);
    expect(preview(aside).candidates[0]?.sourceId).toBeNull();
    expect(preview(aside, { known: [palace] }).candidates[0]?.sourceId).toBe(TOWER.id);
  });

  it('recognises what is saved by id, or by any name near by', () => {
    const byName = makePoi({ name: 'N서울타워', location: { coordinates: [126.9882, 37.5512] } });
    const byId = makePoi({ name: 'Mine', sourceId: TOWER.id });
    for (const poi of [byName, byId]) {
      expect(preview(at('N Seoul Tower'), { pois: [poi] }).candidates).toMatchObject([
        { state: 'saved', savedAs: poi.name },
      ]);
    }
    const across = makePoi({ name: 'Starbucks', location: { coordinates: [127.06, 37.51] } });
    expect(preview(at('Starbucks', [126.98, 37.56]), { pois: [across] }).candidates).toMatchObject([
      { state: 'new' },
    ]);
  });

  it('draws the line at 100 km, and the nearest of those beyond come first', () => {
    const places = [
      ...at('Busan', [129.16, 35.16]),
      ...at('Daejeon', [127.38, 36.35]),
      ...at('Suwon', [127.03, 37.26]),
      ...at('Nowhere'),
    ];
    expect(preview(places).candidates.map(({ name, state }) => [name, state])).toEqual([
      ['Suwon', 'new'],
      ['Nowhere', 'unlocated'],
      ['Daejeon', 'far'],
      ['Busan', 'far'],
    ]);
    const { candidates } = preview(places, { destination: undefined });
    expect(candidates.map(({ state }) => state)).toEqual(['new', 'new', 'new', 'unlocated']);
  });

  it('shows a place once, however often the file has it', () => {
    const places = [
      ...at('Bukchon', [126.98, 37.58]),
      ...at('BUKCHON', [126.9801, 37.58]),
      ...at('Bukchon'),
    ];
    const { candidates, counts } = preview(places);
    expect(candidates).toHaveLength(1);
    expect(counts.repeated).toBe(2);
  });

  it('of more than a list can show keeps the nearest, and counts the rest', () => {
    const places = Array.from({ length: MAX_PLACES_SHOWN + 50 }, (_, index) =>
      at(`Place ${index}`, [index < 100 ? 2.35 : 126.98, index < 100 ? 48.85 : 37.5 + index / 1e4]),
    ).flat();
    const { candidates, counts } = preview(places);
    expect(candidates.filter(({ state }) => state === 'new')).toHaveLength(950);
    expect([candidates.length, counts.leftOut]).toEqual([MAX_PLACES_SHOWN, 50]);
  });

  it('says how much room there is', () => {
    const pois = Array.from({ length: 498 }, (_, index) => makePoi({ name: `${index}` }));
    expect(preview([], { pois }).room).toBe(2);
  });
});

it('places to import that are saved or repeated are left out', () => {
  const places = preview([...at('One'), ...at('Two'), ...at('Three')]).candidates;
  const pois = [makePoi({ name: 'two' })];
  const { unsaved, alreadySaved } = listUnsaved([...places, ...places], pois);
  expect(unsaved.map(({ name }) => name)).toEqual(['One', 'Three']);
  expect(alreadySaved).toBe(4);
});
