import { ALSO, LANDMARKS_AT } from 'virtual:scenes';
import { SCENE_HOURS, type SceneHour } from './landmark.ts';
import { type SceneKind, TOWNS } from './towns.ts';

export interface SceneChoice {
  /** A drawn city, or what a town looks like from afar (`SceneKind`). */
  readonly name: string;
  readonly hour: SceneHour;
}

const LANDMARK_SCENES: ReadonlyMap<string, SceneChoice> = new Map(
  SCENE_HOURS.flatMap((hour) => LANDMARKS_AT[hour].map((name) => [name, { name, hour }] as const)),
);

const KINDS_OF_TOWNS: ReadonlyMap<string, SceneKind> = new Map(
  Object.entries(TOWNS).flatMap(([kind, towns]) =>
    towns.map((town) => [town, kind as SceneKind] as const),
  ),
);

function toPlain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}

function pickHour(city: string): SceneHour {
  const sum = Array.from(city).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return SCENE_HOURS[sum % SCENE_HOURS.length] ?? 'noon';
}

/** The scene of a destination such as `Seoul, South Korea`, always the same for the same city. */
export function findScene(destination: string): SceneChoice | undefined {
  const [place = ''] = destination.split(',');
  const city = toPlain(place);
  if (city === '') return undefined;
  const landmark = LANDMARK_SCENES.get(ALSO[city] ?? city.replaceAll(' ', '-'));
  if (landmark) return landmark;
  const name = KINDS_OF_TOWNS.get(city);
  return name && { name, hour: pickHour(city) };
}
