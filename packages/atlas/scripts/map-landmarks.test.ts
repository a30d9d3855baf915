import { expect, it } from 'vitest';
import { readCityFile } from '../src/city-folders.ts';
import { PLACE_CITIES } from '../src/places.ts';
import { toLandmarksText } from './map-landmarks.ts';

it.each(PLACE_CITIES)('is up to date in %s: `pnpm atlas generate:demo` writes it', (code) => {
  expect(readCityFile(code, 'landmarks.json')).toEqual(JSON.parse(toLandmarksText(code)));
});

it.each(PLACE_CITIES)('names at least six landmarks of %s, in three languages', (code) => {
  const { landmarks } = JSON.parse(toLandmarksText(code)) as { landmarks: unknown[][] };
  expect(landmarks.length).toBeGreaterThanOrEqual(6);
  expect(landmarks.every((landmark) => landmark.slice(0, 3).every(Boolean))).toBe(true);
});
