import { DEFAULT_PREFERENCES, PACE_NAMES, type ChosenPreferences } from '../shared/preferences.ts';
import { toMinutes, type WallTime } from '../shared/wall-time.ts';

export { PACE_NAMES };
export type Pace = (typeof PACE_NAMES)[number];

/** The defaults of a pace. */
export interface PaceSettings {
  /** When a day of sightseeing begins and ends, in minutes since midnight. */
  readonly startMin: number;
  readonly endMin: number;
  /** The share of a day that visits and travel may fill. */
  readonly fill: number;
  /** The most minutes on foot between the stops of a day. */
  readonly walkingMin: number;
  /** Minutes to catch one's breath after each visit. */
  readonly breakMin: number;
}

export const PACES: Readonly<Record<Pace, PaceSettings>> = {
  relaxed: { startMin: 600, endMin: 1290, fill: 0.6, walkingMin: 90, breakMin: 15 },
  balanced: { startMin: 540, endMin: 1320, fill: 0.75, walkingMin: 150, breakMin: 5 },
  full: { startMin: 480, endMin: 1380, fill: 0.95, walkingMin: 240, breakMin: 0 },
};

/** How full a day is, and when it begins and ends if not by its pace. */
export interface DayWishes {
  readonly pace: Pace;
  readonly dayStart?: WallTime | undefined;
  readonly dayEnd?: WallTime | undefined;
}

/** When a day begins and ends: as the traveller says, otherwise by the pace. */
export function dayHours({ pace, dayStart, dayEnd }: DayWishes): {
  readonly startMin: number;
  readonly endMin: number;
} {
  const { startMin, endMin } = PACES[pace];
  return {
    startMin: dayStart === undefined ? startMin : toMinutes(dayStart),
    endMin: dayEnd === undefined ? endMin : toMinutes(dayEnd),
  };
}

export function endsAfterItStarts(wishes: DayWishes): boolean {
  const { startMin, endMin } = dayHours(wishes);
  return startMin < endMin;
}

/** An ordinary day by a user's preferences; hours that would end before they start are left to the pace. */
export function usualDay(
  chosen: Pick<ChosenPreferences, 'pace' | 'dayStart' | 'dayEnd'>,
): DayWishes {
  const { pace = DEFAULT_PREFERENCES.pace, dayStart, dayEnd } = chosen;
  const wishes = { pace, ...(dayStart && { dayStart }), ...(dayEnd && { dayEnd }) };
  return endsAfterItStarts(wishes) ? wishes : { pace };
}

/** The pace of a traveller who has chosen nothing. */
export const DEFAULT_DAY: DayWishes = usualDay({});
