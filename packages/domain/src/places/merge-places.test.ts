import { type Language } from '@ooo/texts/languages';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { date } from '../testing/literals.ts';
import type { BuiltInPlace } from './built-in-place.ts';
import type { FoundPlace } from './found-place.schema.ts';
import { type MergedPlace, mergePlaces, type SourceAnswer } from './merge-places.ts';
import { showFound, showRecommended } from './shown-place.ts';

const HERE: Coordinates = [126.977, 37.5796];
const north = (km: number): Coordinates => [HERE[0], HERE[1] + km / 111.195];

const PALACE: BuiltInPlace = {
  id: 'seoul/gyeongbokgung-palace',
  names: { en: 'Gyeongbokgung Palace', ko: '경복궁', es: 'Palacio Gyeongbokgung' },
  coordinates: HERE,
  tag: 'tour',
  kind: 'palace',
  shelf: 'attractions',
  neighborhood: 'Jongno',
  openingHours: 'We-Mo 09:00-18:00',
  visitMin: 150,
  descriptions: { en: 'The main palace.', ko: '정궁이에요.', es: 'El palacio principal.' },
  asOf: date('2026-10-01'),
};
const MUSEUM: BuiltInPlace = {
  ...PALACE,
  id: 'seoul/folk-museum',
  names: { en: 'Folk Museum', ko: '민속박물관', es: 'Museo del Folclore' },
  coordinates: north(0.5),
  kind: 'museum',
  shelf: 'hidden-gems',
};

const OSM_PALACE: FoundPlace = {
  id: 'osm/way/1',
  names: { local: '경복궁', en: 'Gyeongbokgung', others: ['景福宮'] },
  coordinates: north(0.2),
  kind: 'palace',
  phone: '+82 2 1',
  openingHours: 'Mo-Su 10:00-17:00',
  sourceUrl: 'https://www.openstreetmap.org/way/1',
};
const GOOGLE_PALACE: FoundPlace = {
  id: 'google/palace',
  names: { local: 'Gyeongbokgung Palace', en: 'Gyeongbokgung Palace' },
  coordinates: north(0.1),
  kind: 'landmark',
  rating: 4.6,
  ratingCount: 41_000,
  priceRange: '$',
  phone: '+82 2 2',
  website: 'https://palace.example.org',
  googleTypes: ['tourist_attraction'],
};
const cafe = (id: string, fields: Partial<FoundPlace> = {}): FoundPlace => ({
  id,
  names: { local: '궁전커피', en: 'Palace Coffee', ko: '궁전커피' },
  coordinates: north(3),
  kind: 'cafe',
  ...fields,
});

const osm = (...places: FoundPlace[]): SourceAnswer => ({
  source: 'OpenStreetMap',
  asOf: date('2026-11-20'),
  places,
});
const google = (...places: FoundPlace[]): SourceAnswer => ({
  source: 'Google',
  asOf: date('2026-11-23'),
  places,
});

const known = [PALACE, MUSEUM];
const search = (answers: SourceAnswer[], builtIn: BuiltInPlace[] = []): MergedPlace[] =>
  mergePlaces(answers, { builtIn, known, isShelf: false });
const idsOf = (merged: readonly MergedPlace[]): string[] =>
  merged.map((place) => showFound(place, 'en').id);

describe('mergePlaces', () => {
  it('has a place of three sources once, under the atlas’s id and with all others', () => {
    const [place, ...others] = search([google(GOOGLE_PALACE), osm(OSM_PALACE)], [PALACE]);
    expect(others).toEqual([]);
    if (!place) throw new Error('none');
    expect(showFound(place, 'en')).toEqual({
      id: 'seoul/gyeongbokgung-palace',
      otherIds: ['google/palace', 'osm/way/1'],
      otherNames: ['경복궁', 'Palacio Gyeongbokgung'],
      name: 'Gyeongbokgung Palace',
      kind: 'palace',
      category: 'Palace',
      tag: 'tour',
      neighborhood: 'Jongno',
      address: 'Jongno',
      coordinates: HERE,
      // The atlas's own.
      description: 'The main palace.',
      openingHours: 'We-Mo 09:00-18:00',
      visitMin: 150,
      // Google's, which is asked first.
      rating: 4.6,
      ratingCount: 41_000,
      priceRange: '$',
      phone: '+82 2 2',
      website: 'https://palace.example.org',
      google_place: { types: ['tourist_attraction'] },
      // Only OpenStreetMap's.
      sourceUrl: 'https://www.openstreetmap.org/way/1',
      source: 'Google, OpenStreetMap, OOO built-in list; usual hours, check before you go',
      // Of what was read longest ago.
      asOf: '2026-10-01',
    });
  });

  it('finds the atlas’s place behind a source’s, where the atlas did not find it itself', () => {
    expect(idsOf(search([osm(OSM_PALACE, cafe('osm/node/2'))]))).toEqual([
      'seoul/gyeongbokgung-palace',
      'osm/node/2',
    ]);
  });

  it('begins with the atlas in its order, whichever sources answer', () => {
    const builtIn = [MUSEUM, PALACE];
    const atlasIds = ['seoul/folk-museum', 'seoul/gyeongbokgung-palace'];
    expect(idsOf(search([], builtIn))).toEqual(atlasIds);
    expect(idsOf(search([osm(cafe('osm/node/2'), OSM_PALACE)], builtIn))).toEqual([
      ...atlasIds,
      'osm/node/2',
    ]);
  });

  it('leaves a place of another shelf of the atlas to that shelf', () => {
    const merged = mergePlaces([osm(OSM_PALACE, cafe('osm/node/2'))], {
      builtIn: [MUSEUM],
      known,
      isShelf: true,
    });
    expect(idsOf(merged)).toEqual(['seoul/folk-museum', 'osm/node/2']);
  });

  it('merges what only sources know, under OpenStreetMap’s id also where Google is first', () => {
    const [place, ...others] = search([
      google(cafe('google/cafe', { rating: 4.2, ratingCount: 7 })),
      osm(cafe('osm/node/2', { openingHours: 'Mo-Su 08:00-20:00' })),
    ]);
    expect(others).toEqual([]);
    if (!place) throw new Error('none');
    expect(showFound(place, 'ko')).toEqual({
      id: 'osm/node/2',
      otherIds: ['google/cafe'],
      otherNames: ['Palace Coffee'],
      name: '궁전커피',
      coordinates: north(3),
      kind: 'cafe',
      category: '카페',
      tag: 'drink',
      visitMin: 60,
      rating: 4.2,
      ratingCount: 7,
      openingHours: 'Mo-Su 08:00-20:00',
      source: 'Google, OpenStreetMap',
      asOf: '2026-11-20',
    });
  });

  it('never shows a count of one source beside the rating of another', () => {
    const [place] = search([
      google(cafe('google/cafe', { rating: 4.2 })),
      osm(cafe('osm/node/2', { rating: 3, ratingCount: 7 })),
    ]);
    if (!place) throw new Error('none');
    expect(showFound(place, 'en')).toMatchObject({ rating: 4.2 });
    expect(showFound(place, 'en')).not.toHaveProperty('ratingCount');
  });

  it('keeps two places of one source apart, unless they are one', () => {
    const branch = cafe('osm/node/3', { coordinates: north(6) });
    const twice = cafe('osm/way/4', { coordinates: north(3.01) });
    expect(idsOf(search([osm(cafe('osm/node/2'), branch, twice)]))).toEqual([
      'osm/node/2',
      'osm/node/3',
    ]);
  });
});

function namesShown(names: FoundPlace['names'], language: Language) {
  const [place] = search([osm(cafe('osm/node/2', { names }))]);
  if (!place) throw new Error('none');
  const { name, localName } = showFound(place, language);
  return [name, localName];
}

describe('a place that the atlas does not have', () => {
  it.each([
    ['en', { local: '궁전커피', en: 'Palace Coffee' }, ['Palace Coffee', '궁전커피']],
    ['ko', { local: '궁전커피', en: 'Palace Coffee' }, ['궁전커피', undefined]],
    ['es', { local: '궁전커피', en: 'Palace Coffee' }, ['Palace Coffee', '궁전커피']],
    ['ko', { local: '喫茶店', en: 'Kissaten' }, ['Kissaten', '喫茶店']],
    ['es', { local: 'Musée', en: 'Museum' }, ['Musée', undefined]],
    ['en', { local: 'Musée', en: 'Museum' }, ['Museum', 'Musée']],
    ['es', { local: 'Musée', en: 'Museum', es: 'Museo' }, ['Museo', 'Musée']],
    ['en', { local: '喫茶店' }, ['喫茶店', undefined]],
  ] as const)('has a name for readers of %s: %j', (language, names, expected) => {
    expect(namesShown(names, language)).toEqual(expected);
  });

  it('has the words of its kind as a recommendation, and no made-up description', () => {
    const [place] = search([osm(cafe('osm/node/2', { address: 'Sajik-ro 1' }))]);
    if (!place) throw new Error('none');
    expect(showRecommended(place, 'cafes', 'es')).toMatchObject({
      venueType: 'Café',
      location: 'Sajik-ro 1',
      description: '',
      category: 'food',
      subcategory: 'cafes',
    });
    const [unknown] = search([osm(cafe('osm/node/2', { kind: undefined }))]);
    if (!unknown) throw new Error('none');
    expect(showRecommended(unknown, 'cafes', 'en')).toMatchObject({
      venueType: 'POI',
      location: '',
    });
    expect(showFound(unknown, 'en')).toMatchObject({ category: 'POI', tag: 'misc' });
  });
});
