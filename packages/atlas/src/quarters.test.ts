import { whereaboutsOf } from '@ooo/domain/places/built-in-place';
import { describe, expect, it } from 'vitest';
import { PLACE_CITIES, placesOfCity } from './place-table.ts';
import { readData } from './read-data.ts';

const quartersOf = (code: string) =>
  placesOfCity(code).map((place) => ({
    english: place.neighborhood,
    korean: whereaboutsOf(place, 'ko').neighborhood,
  }));

describe('a quarter outside Korea', () => {
  it.each([
    ['PAR', 'Latin Quarter', '라탱 지구'],
    ['LIS', 'Alfama', '알파마'],
    ['FLR', 'Santa Maria Novella', '산타 마리아 노벨라'],
    ['KYOTO', 'Arashiyama', '아라시야마'],
  ])('in %s is called in Korean: %s', (code, english, korean) => {
    const named = quartersOf(code).filter((one) => one.english === english);
    expect(named.length).toBeGreaterThan(0);
    expect(named.every((one) => one.korean === korean)).toBe(true);
  });

  it('leaves the address as it is written there, and other languages as they were', () => {
    const place = placesOfCity('PAR').find(
      ({ whereaboutsIn, address }) => whereaboutsIn && address,
    );
    expect(place && whereaboutsOf(place, 'ko').address).toBe(place?.address);
    expect(place && whereaboutsOf(place, 'es').neighborhood).toBe(place?.neighborhood);
  });

  it('has a Korean name in the greater part of what the shelves show', () => {
    const all = PLACE_CITIES.flatMap(quartersOf);
    const korean = all.filter((one) => /\p{Script=Hangul}/u.test(one.korean));
    expect(korean.length / all.length).toBeGreaterThan(0.4);
  });
});

it('the table has a Korean name for each of its quarters', () => {
  const names = Object.values(readData<Readonly<Record<string, unknown>>>('quarters-ko.json'));
  expect(names.length).toBeGreaterThan(100);
  expect(names.every((name) => typeof name === 'string' && /^[가-힣\d ]+$/u.test(name))).toBe(true);
});

it.each(['SEL', 'PUS', 'CJU'])(
  'readers of Korean find in %s where a place is in Hangul',
  (city) => {
    const places = placesOfCity(city);
    expect(places.length).toBeGreaterThan(0);
    const latin = places.filter((place) => {
      const { neighborhood, address = neighborhood } = whereaboutsOf(place, 'ko');
      return /[a-z]/iu.test(`${neighborhood} ${address}`);
    });
    expect(latin).toEqual([]);
    expect(places.every((place) => whereaboutsOf(place, 'es').address === place.address)).toBe(
      true,
    );
  },
);
