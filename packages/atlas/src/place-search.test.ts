import { namesOf } from '@ooo/domain/places/place-words';
import { LANGUAGES } from '@ooo/texts/languages';
import { describe, expect, it } from 'vitest';
import { listPlaces, PLACE_CITIES, searchPlaces } from './places.ts';

type Error = (letters: string[], at: number) => void;

const ERRORS: readonly [string, Error][] = [
  ['left out', (letters, at) => letters.splice(at, 1)],
  ['swapped', (letters, at) => letters.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? '')],
  ['wrong', (letters, at) => letters.splice(at, 1, 'x')],
  ['added', (letters, at) => letters.splice(at, 0, 'x')],
];

function mistype(name: string, make: Error): string {
  const letters = Array.from(name);
  make(letters, Math.floor(letters.length / 2));
  return letters.join('');
}

function isFound(query: string, destination: string, id: string): boolean {
  return searchPlaces({ query, destination }).some((place) => place.id === id);
}

describe.each(PLACE_CITIES)('a place of %s', (city) => {
  const places = listPlaces(city);

  it('is found by each of its names', () => {
    const lost = places.flatMap((place) =>
      namesOf(place).filter((name) => !isFound(name, city, place.id)),
    );
    expect(lost).toEqual([]);
  });

  // With an error a name of three or four letters can be a word of another place: `Rues` for `Rules`.
  it.each(ERRORS)('is found with a letter %s', (_, make) => {
    const lost = places
      .map(({ id, names }) => ({ id, name: names.en, typed: mistype(names.en, make) }))
      .filter(({ id, typed }) => !isFound(typed, city, id));
    expect(lost.filter(({ name }) => name.length > 5)).toEqual([]);
    // A language more is more words of other places.
    expect(lost.length).toBeLessThan(LANGUAGES.length);
  });
});

it('the nearer one comes first of two that fit alike', () => {
  const [first] = searchPlaces({
    query: 'museum',
    destination: 'London',
    near: [-0.1763, 51.4967],
  });
  expect(first?.name).toBe('Natural History Museum');
});

it.each([
  ['Gyeongbokgng', 'Seoul', 'Gyeongbokgung Palace'],
  ['경북궁', 'Seoul', 'Gyeongbokgung Palace'],
  ['sensoji', 'Tokyo', 'Senso-ji'],
  ['ICN', 'Seoul', 'Incheon International Airport'],
  ['heathrow airport', 'London', 'London Heathrow Airport'],
])('%s in %s is %s', (query, destination, name) => {
  expect(searchPlaces({ query, destination })[0]?.name).toBe(name);
});
