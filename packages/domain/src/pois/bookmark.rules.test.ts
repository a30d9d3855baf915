import { describe, expect, it } from 'vitest';
import { findByName, findSaved, tagForBookmark, tagForSearchResult } from './bookmark.rules.ts';

describe('tagForBookmark', () => {
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

describe('tagForSearchResult', () => {
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

describe('findSaved', () => {
  const tower = { name: 'N서울타워', sourceId: 'seoul/n-seoul-tower' };
  const own = { name: 'Bukchon', sourceId: null };

  it.each([
    ['its source id, whatever its name', { id: tower.sourceId, name: 'N Seoul Tower' }, tower],
    [
      'its id at another source',
      { id: 'osm/way/1', otherIds: ['google/x', tower.sourceId], name: 'Tower' },
      tower,
    ],
    ['its name', { id: 'seoul/bukchon', name: 'bukchon' }, own],
    ['neither', { id: 'seoul/ihwa', name: 'Ihwa' }, undefined],
  ])('knows a place by %s', (_, place, saved) => {
    expect(findSaved([own, tower], place)).toBe(saved);
  });
});

describe('findByName', () => {
  it('sees past case and outer spaces, and no further', () => {
    const saved = [{ name: 'N Seoul Tower' }, { name: 'Bukchon' }];
    expect(findByName(saved, ' n seoul TOWER ')).toBe(saved[0]);
    expect(findByName(saved, 'N Seoul')).toBeUndefined();
  });
});
