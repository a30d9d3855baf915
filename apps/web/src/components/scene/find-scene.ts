import { type SceneKind, TOWNS } from './towns.ts';

const SCENE_HOURS = ['morning', 'noon', 'evening'] as const;
export type SceneHour = (typeof SCENE_HOURS)[number];

/** The cities that are drawn by what they are known for, by the hour that they are drawn at. */
const LANDMARKS_AT = {
  morning: [
    'berlin',
    'chiang-mai',
    'florence',
    'hanoi',
    'kuala-lumpur',
    'kyoto',
    'lisbon',
    'london',
    'mexico-city',
    'milan',
    'mumbai',
    'san-francisco',
    'seoul',
    'stockholm',
    'taipei',
    'toronto',
    'washington',
  ],
  noon: [
    'amsterdam',
    'cebu',
    'chicago',
    'copenhagen',
    'dubai',
    'dublin',
    'ho-chi-minh-city',
    'hong-kong',
    'honolulu',
    'jeju',
    'madrid',
    'munich',
    'nice',
    'osaka',
    'phuket',
    'reykjavik',
    'sapporo',
    'sydney',
    'vancouver',
    'zurich',
  ],
  evening: [
    'athens',
    'bali',
    'bangkok',
    'barcelona',
    'beijing',
    'budapest',
    'busan',
    'cairo',
    'da-nang',
    'delhi',
    'edinburgh',
    'fukuoka',
    'istanbul',
    'las-vegas',
    'los-angeles',
    'manila',
    'new-york',
    'paris',
    'prague',
    'rio-de-janeiro',
    'rome',
    'shanghai',
    'singapore',
    'tokyo',
    'venice',
    'vienna',
  ],
} as const satisfies Readonly<Record<SceneHour, readonly string[]>>;

export type LandmarkName = (typeof LANDMARKS_AT)[SceneHour][number];

export interface SceneChoice {
  readonly name: LandmarkName | SceneKind;
  readonly hour: SceneHour;
}

/** Other names of cities with a landmark. */
const ALSO: Readonly<Record<string, LandmarkName>> = {
  'new york city': 'new-york',
  'new delhi': 'delhi',
  denpasar: 'bali',
  ubud: 'bali',
  saigon: 'ho-chi-minh-city',
  rio: 'rio-de-janeiro',
  'washington dc': 'washington',
  'washington d c': 'washington',
  jejudo: 'jeju',
  'jeju island': 'jeju',
  'jeju city': 'jeju',
  oahu: 'honolulu',
  waikiki: 'honolulu',
};

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
