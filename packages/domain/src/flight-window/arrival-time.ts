import { type WallTime, isWallTime } from '../shared/wall-time.ts';

/** Local arrival and how many days after the departure it lies, 0 to 3. */
export interface ArrivalTimeParts {
  readonly time: WallTime;
  readonly daysLater: number;
}

/** Reads `09:30` and `09:30+1`; undefined if the text is neither. */
export function parseArrivalTime(text: string): ArrivalTimeParts | undefined {
  const [time = '', days = '0', ...rest] = text.split('+');
  if (!isWallTime(time) || !/^[0-3]$/.test(days) || rest.length > 0) return undefined;
  return { time, daysLater: Number(days) };
}

/** The inverse of {@link parseArrivalTime}. A day outside 1 to 3 has no suffix. */
export function formatArrivalTime(time: WallTime, daysLater: number): string {
  return daysLater >= 1 && daysLater <= 3 ? `${time}+${daysLater}` : time;
}
