import { dayHours } from '@ooo/domain/scheduling/pace';
import type { PlanWishes } from '@ooo/domain/scheduling/schedule.schema';
import { fromMinutes, type WallTime } from '@ooo/domain/shared/wall-time';

const STEP_MIN = 30;
/** No sightseeing begins before, and a day's last step is before midnight. */
const EARLIEST_MIN = 5 * 60;
const LATEST_MIN = 23 * 60 + 30;

/** The most minutes on foot a day that are offered. */
export const WALKING_OPTIONS_MIN = [30, 60, 90, 120, 180, 240] as const;

/** Half hours at which a day may start or end by the other wishes: it ends after it starts. */
export function dayHourOptions(wishes: Pick<PlanWishes, 'pace' | 'dayStart' | 'dayEnd'>): {
  readonly starts: readonly WallTime[];
  readonly ends: readonly WallTime[];
} {
  const { startMin, endMin } = dayHours(wishes);
  return {
    starts: steps(EARLIEST_MIN, Math.min(endMin - STEP_MIN, LATEST_MIN)),
    ends: steps(startMin + STEP_MIN, LATEST_MIN),
  };
}

function steps(fromMin: number, toMin: number): WallTime[] {
  const first = Math.ceil(fromMin / STEP_MIN) * STEP_MIN;
  const count = Math.max(0, Math.floor((toMin - first) / STEP_MIN) + 1);
  return Array.from({ length: count }, (_, step) => fromMinutes(first + step * STEP_MIN));
}

/** The wishes at another pace: hours that the new pace's day contradicts are left to it. */
export function withPace<Wishes extends PlanWishes>(
  wishes: Wishes,
  pace: PlanWishes['pace'],
): Wishes {
  const { startMin, endMin } = dayHours({ ...wishes, pace });
  if (startMin < endMin) return { ...wishes, pace };
  return { ...wishes, pace, dayStart: undefined, dayEnd: undefined };
}

/** The wall time of an option; undefined for the one that leaves it to the pace. */
export function pickTime(options: readonly WallTime[], value: string): WallTime | undefined {
  return options.find((time) => time === value);
}
