import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { readCityFile } from '../src/city-folders.ts';
import { PLACE_CITIES } from '../src/places.ts';
import { toLandmarksText } from './map-landmarks.ts';

it('is up to date in every city: `pnpm atlas generate:demo` writes it', () => {
  const outdated = PLACE_CITIES.filter(
    (code) =>
      !isDeepStrictEqual(readCityFile(code, 'landmarks.json'), JSON.parse(toLandmarksText(code))),
  );
  expect(outdated).toEqual([]);
});

it('names at least six landmarks of every city, in three languages', () => {
  const poor = PLACE_CITIES.filter((code) => {
    const { landmarks } = JSON.parse(toLandmarksText(code)) as { landmarks: unknown[][] };
    const named = landmarks.filter((landmark) => landmark.slice(0, 3).every(Boolean));
    return named.length < 6 || named.length < landmarks.length;
  });
  expect(poor).toEqual([]);
});
