import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import {
  findSaved,
  type FoundPlaceNames,
  type SavedPlace,
  tagForBookmark,
  tagForSearchResult,
} from './bookmark.rules.ts';

describe('tagForBookmark §4.37', () => {
  it.each([
    ['food', 'restaurants', 'Jungsik', 'eat'],
    ['food', 'trending', 'Onjium', 'eat'],
    ['food', 'cafes', 'Anthracite', 'drink'],
    ['food', 'bars', 'Zest', 'drink'],
    ['food', 'restaurants', 'Fritz COFFEE Company', 'drink'],
    ['street-food', 'restaurants', 'Gwangjang Market', 'eat'],
    ['attraction', 'parks', 'Coffee Garden', 'tour'],
    ['hidden-gem', 'hidden-gems', 'Ihwa', 'tour'],
    ['shopping', 'malls', 'Coex', 'misc'],
  ])('%s, %s, %s is %s', (category, subcategory, name, tag) => {
    expect(tagForBookmark({ category, subcategory, name })).toBe(tag);
  });
});

describe('tagForSearchResult §4.38', () => {
  it.each([
    [{ category: 'restaurant' }, 'eat'],
    [{ category: 'Korean Restaurant' }, 'eat'],
    [{ category: 'food', tag: 'eat' }, 'eat'],
    [{ category: 'POI', google_place: { types: ['restaurant', 'food'] } }, 'eat'],
    [{ category: 'museum' }, 'tour'],
    [{}, 'tour'],
  ])('%j is %s', (result, tag) => {
    expect(tagForSearchResult(result)).toBe(tag);
  });
});

describe('findSaved §5.28', () => {
  const at: Coordinates = [126.9882, 37.5512];
  const nextDoor: Coordinates = [126.989, 37.552];
  const acrossTown: Coordinates = [127.06, 37.51];
  const tower = { name: 'N서울타워', sourceId: 'seoul/n-seoul-tower', location: {} };
  const own = { name: 'Bukchon', sourceId: null, location: {} };
  const branch = { name: 'Café Onion', sourceId: 'osm/node/1', location: { coordinates: at } };
  const signs = { name: '!!!', sourceId: null, location: {} };

  it.each<[string, FoundPlaceNames, SavedPlace | undefined]>([
    ['its source id, whatever its name', { id: tower.sourceId, name: 'N Seoul Tower' }, tower],
    ['another source’s id', { id: 'x', name: 'X', otherIds: [tower.sourceId] }, tower],
    ['its name, whatever the case', { id: 'x', name: 'bukchon' }, own],
    ['the name on its door', { id: 'x', name: 'Seoul Tower', localName: 'N서울타워' }, tower],
    ['a name in another language', { id: 'x', name: 'Tower', otherNames: ['N서울타워'] }, tower],
    ['its name near by', { id: 'x', name: 'Cafe Onion', coordinates: nextDoor }, branch],
    ['a name without accents and spaces', { id: 'x', name: 'CAFE-ONION' }, branch],
    ['no name far away', { id: 'x', name: 'Café Onion', coordinates: acrossTown }, undefined],
    ['no part of a name', { id: 'x', name: 'Café' }, undefined],
    ['a name without letters', { id: 'x', name: '!!!' }, signs],
    ['no other name without letters', { id: 'x', name: '???' }, undefined],
    ['nothing', { id: 'seoul/ihwa', name: 'Ihwa' }, undefined],
  ])('knows a place by %s', (_, place, saved) => {
    expect(findSaved([own, tower, branch, signs], place)).toBe(saved);
  });
});
