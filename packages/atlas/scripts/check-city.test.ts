import { expect, it } from 'vitest';
import { listCityCodes } from '../src/city-folders.ts';
import { PLACE_CITIES } from '../src/places.ts';
import { checkCity } from './check-city.ts';

it.each(listCityCodes())('finds nothing doubtful in %s', (code) => {
  expect(checkCity(code).doubtful).toEqual([]);
});

it.each(PLACE_CITIES)('finds %s complete, with places', (code) => {
  expect(checkCity(code).missing).toEqual([]);
});

it('says what a city lacks that is only drawn', () => {
  expect(checkCity('KRK').missing).toEqual(expect.arrayContaining(['places.json', 'scene.svg']));
});
