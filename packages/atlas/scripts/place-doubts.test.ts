import type { BuiltInPlace } from '@ooo/domain/places/built-in-place';
import { expect, it } from 'vitest';
import { centerOfPlaceCity, placesOfCity } from '../src/place-table.ts';
import { doubtsOfPlaces } from './place-doubts.ts';

const center = centerOfPlaceCity('SEL') ?? [0, 0];
const places = placesOfCity('SEL');
const [first, second] = places.filter(({ tag }) => tag === 'tour');
if (!first || !second) throw new Error('Seoul has two sights.');

/** Seoul with its first sight written otherwise. */
const withFault = (fault: Partial<BuiltInPlace>) =>
  places.map((place) => (place === first ? { ...place, ...fault } : place));

it.each<[string, Partial<BuiltInPlace>]>([
  ['km from the centre', { coordinates: [120, 37] }],
  [`lies where `, { coordinates: second.coordinates }],
  ['has no Korean name', { names: { ...first.names, ko: 'Palace' } }],
  ['has a name without letters', { names: { ...first.names, local: '…' } }],
  ['two places have this name in es', { names: { ...first.names, es: second.names.es } }],
  ['two places have this id', { id: second.id }],
  ['cannot be read', { openingHours: 'Mo-Sa nine to five' }],
  ['on the shelf cafes', { shelf: 'cafes' }],
])('says of a place that it %s', (doubt, fault) => {
  expect(doubtsOfPlaces(withFault(fault), center).join('\n')).toContain(doubt);
  expect(doubtsOfPlaces(places, center)).toEqual([]);
});

it('says how many places are missing on a shelf, and in all', () => {
  const few = places.filter(({ shelf }) => shelf !== 'hiking').slice(0, 30);
  const doubts = doubtsOfPlaces(few, center);
  expect(doubts).toContain('has 0 places on the shelf hiking');
  expect(doubts.some((doubt) => doubt.endsWith(' places on shelves'))).toBe(true);
});
