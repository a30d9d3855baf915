import type { PlaceKind } from '@ooo/domain/places/place-kinds';
import { expect, test } from 'vitest';
import { kindOfTypes } from '../google-places/google-kinds.ts';
import { kindOfTags, type OsmTags } from './osm-kinds.ts';

test.each<[PlaceKind | undefined, OsmTags]>([
  ['palace', { tourism: 'attraction', historic: 'palace', wikidata: 'Q1' }],
  ['art-museum', { tourism: 'museum', museum: 'art' }],
  ['museum', { tourism: 'museum', building: 'yes' }],
  ['sushi', { amenity: 'restaurant', cuisine: 'japanese;sushi' }],
  ['restaurant', { amenity: 'restaurant', cuisine: 'korean' }],
  ['restaurant', { amenity: 'restaurant' }],
  ['cafe', { amenity: 'cafe', cuisine: 'coffee_shop' }],
  ['brewery', { amenity: 'pub', microbrewery: 'yes' }],
  ['temple', { amenity: 'place_of_worship', religion: 'buddhist', historic: 'yes' }],
  ['church', { amenity: 'place_of_worship', religion: 'christian', building: 'church' }],
  ['cathedral', { amenity: 'place_of_worship', religion: 'christian', building: 'cathedral' }],
  [undefined, { amenity: 'place_of_worship' }],
  ['botanical-garden', { leisure: 'garden', 'garden:type': 'botanical' }],
  ['park', { leisure: 'park' }],
  ['mountain', { natural: 'peak', ele: '342' }],
  ['trail', { type: 'route', route: 'hiking', network: 'lwn' }],
  ['landmark', { tourism: 'attraction' }],
  ['historic-site', { historic: 'battlefield' }],
  ['shop', { shop: 'gift' }],
  ['airport', { aeroway: 'aerodrome', iata: 'ICN' }],
  ['hotel', { tourism: 'hotel', building: 'castle' }],
  [undefined, { shop: 'no' }],
  [undefined, { amenity: 'bank' }],
  [undefined, {}],
])('%s', (kind, tags) => {
  expect(kindOfTags(tags)).toBe(kind);
});

test.each<[PlaceKind | undefined, string | undefined, string[]]>([
  ['museum', 'museum', ['tourist_attraction', 'museum']],
  ['museum', 'tourist_attraction', ['tourist_attraction', 'museum']],
  ['landmark', 'tourist_attraction', ['tourist_attraction', 'point_of_interest']],
  ['sushi', 'sushi_restaurant', ['sushi_restaurant', 'restaurant']],
  ['restaurant', 'korean_restaurant', ['korean_restaurant', 'food']],
  ['restaurant', undefined, ['bulgogi_restaurant']],
  ['cafe', undefined, ['coffee_shop', 'store']],
  ['trail', 'hiking_area', []],
  [undefined, undefined, ['point_of_interest']],
  [undefined, 'constructor', ['toString']],
])('of Google, %s', (kind, primaryType, types) => {
  expect(kindOfTypes(primaryType, types)).toBe(kind);
});
