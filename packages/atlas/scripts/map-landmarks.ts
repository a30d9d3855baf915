import { nameIn } from '@ooo/domain/shared/local-names';
import { listPlaces } from '../src/places.ts';

/** What the drawn map names of a city: its best known sights, not whole quarters of it. */
const LANDMARKS_PER_CITY = 12;
const UNITS_PER_DEGREE = 10_000;

/** The landmarks that the drawn map names of a city, as `landmarks.json` of its folder has them. */
export function toLandmarksText(code: string): string {
  const sights = listPlaces(code).filter(
    ({ shelf, kind }) => shelf === 'attractions' && kind !== 'neighbourhood',
  );
  const landmarks = sights
    .slice(0, LANDMARKS_PER_CITY)
    .map(({ names, coordinates: [x, y] }) => [
      names.en,
      nameIn(names, 'ko'),
      nameIn(names, 'es'),
      Math.round(x * UNITS_PER_DEGREE),
      Math.round(y * UNITS_PER_DEGREE),
    ]);
  return `${JSON.stringify({ code, landmarks })}\n`;
}
