import { isWallTime, type WallTime } from './wall-time.ts';

// Apart from their schema, which a browser would have to load before its first screen.

export const THEMES = ['light', 'dark', 'system'] as const;
export const CLOCKS = ['language', '12', '24'] as const;
export const WEEK_STARTS = ['language', 'monday', 'saturday', 'sunday'] as const;
export const PACE_NAMES = ['relaxed', 'balanced', 'full'] as const;
export const TRAVEL_MEANS = ['mixed', 'foot', 'transit', 'car'] as const;

/** How a traveller gets around, which decides how far they walk before they ride, and on what. */
export type TravelMeans = (typeof TRAVEL_MEANS)[number];

/** A user's preferences; language and unit of temperatures are separate settings. */
export interface Preferences {
  /** `system` follows the device, and is light where that says nothing. */
  readonly theme: (typeof THEMES)[number];
  /** Hours of times; `language` is what is usual where the language is spoken. */
  readonly clock: (typeof CLOCKS)[number];
  /** The first day of a week in calendars; `language` as with the clock. */
  readonly weekStart: (typeof WEEK_STARTS)[number];
  /** What a new plan begins with, as the next two. */
  readonly pace: (typeof PACE_NAMES)[number];
  /** Null leaves it to the pace. */
  readonly dayStart: WallTime | null;
  readonly dayEnd: WallTime | null;
  /** `mixed` walks what is near and rides the rest. */
  readonly travelBy: TravelMeans;
}

/** A user's choices; the rest follows {@link DEFAULT_PREFERENCES}. */
export type ChosenPreferences = {
  readonly [Key in keyof Preferences]?: Preferences[Key] | undefined;
};

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  clock: 'language',
  weekStart: 'language',
  pace: 'balanced',
  dayStart: null,
  dayEnd: null,
  travelBy: 'mixed',
};

const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const isHour = (value: unknown) =>
  value === null || (typeof value === 'string' && isWallTime(value));

const CHECKS: Readonly<Record<keyof Preferences, (value: unknown) => boolean>> = {
  theme: isOneOf(THEMES),
  clock: isOneOf(CLOCKS),
  weekStart: isOneOf(WEEK_STARTS),
  pace: isOneOf(PACE_NAMES),
  dayStart: isHour,
  dayEnd: isHour,
  travelBy: isOneOf(TRAVEL_MEANS),
};

/** Of a known field; undefined is nothing chosen. */
function fits([name, value]: [string, unknown]): boolean {
  return value === undefined || CHECKS[name as keyof Preferences](value);
}

/**
 * What was chosen, out of what a browser or a database has stored: each field that fits counts, whatever the others
 * are. `faults` names the fields that do not fit, or `preferences` where it is not an object at all. An unknown
 * field is ignored: a newer version may have written it. Null and undefined are nothing chosen.
 */
export function readPreferences(stored: unknown): {
  readonly chosen: ChosenPreferences;
  readonly faults: readonly string[];
} {
  if (stored === null || stored === undefined) return { chosen: {}, faults: [] };
  if (typeof stored !== 'object' || Array.isArray(stored)) {
    return { chosen: {}, faults: ['preferences'] };
  }
  const known = Object.entries(stored).filter(([name]) => Object.hasOwn(CHECKS, name));
  return {
    // Each value has passed the check of its field.
    chosen: Object.fromEntries(known.filter(fits)) as ChosenPreferences,
    faults: known.filter((field) => !fits(field)).map(([name]) => name),
  };
}
