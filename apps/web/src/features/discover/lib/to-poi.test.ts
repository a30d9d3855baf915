import type { PlaceSearchResult, Recommendation } from '@ooo/domain/places/place.schema';
import { PoiCreate } from '@ooo/domain/pois/poi.schema';
import { TripId } from '@ooo/domain/shared/ids';
import { date } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { recommendationToPoi, searchResultToPoi } from './to-poi.ts';

const tripId = TripId.parse(7);

const result: PlaceSearchResult = {
  id: 'atlas:gwangjang',
  name: 'Gwangjang Market',
  category: 'restaurant',
  coordinates: [126.9996, 37.57],
  tag: 'eat',
  rating: 4.4,
  visitMin: 90,
  source: 'OOO atlas',
  asOf: date('2025-09-01'),
};

const bar: Recommendation = {
  id: 'atlas:bar',
  name: 'A bar',
  description: 'Cocktails on the tenth floor.',
  location: 'Euljiro',
  venueType: 'Bar',
  category: 'food',
  subcategory: 'bars',
  priceRange: '$$',
  source: 'OOO atlas',
  asOf: date('2025-09-01'),
};

describe('searchResultToPoi', () => {
  it('keeps position, kind and source', () => {
    const poi = searchResultToPoi(result, tripId);
    expect(PoiCreate.parse(poi)).toMatchObject({
      tripId,
      tag: 'eat',
      notes: 'Rating: 4.4',
      location: { coordinates: [126.9996, 37.57] },
      duration: 90,
      source: 'OOO atlas',
      sourceId: 'atlas:gwangjang',
      sourceAsOf: '2025-09-01',
    });
  });

  it('saves everything except a restaurant as a sight §4.38', () => {
    expect(searchResultToPoi({ ...result, category: 'museum', tag: 'shop' }, tripId).tag).toBe(
      'tour',
    );
  });
});

describe('recommendationToPoi', () => {
  it('notes that it was bookmarked, and tags a bar as drink', () => {
    expect(PoiCreate.parse(recommendationToPoi(bar, tripId))).toMatchObject({
      tag: 'drink',
      notes: 'Bookmarked from discovery | Price: $$ | Type: Bar',
      description: 'Cocktails on the tenth floor.',
    });
  });

  it('has no coordinates where none are known', () => {
    expect(recommendationToPoi(bar, tripId).location).toEqual({ address: 'Euljiro' });
  });
});
