/** A time on a clock at a place, `HH:mm`, 24 hours. Its zone is always said beside it. */
export type WallTime = string & { readonly __brand: 'WallTime' };

const SHAPE = /^([01]\d|2[0-3]):([0-5]\d)$/;

export function isWallTime(text: string): text is WallTime {
  return SHAPE.test(text);
}

/** Minutes since midnight, 0 to 1439. */
export function toMinutes(time: WallTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The inverse of {@link toMinutes}; minutes beyond a day, or before it, wrap around. */
export function fromMinutes(minutes: number): WallTime {
  const inDay = ((Math.round(minutes) % 1440) + 1440) % 1440;
  const hour = String(Math.floor(inDay / 60)).padStart(2, '0');
  return `${hour}:${String(inDay % 60).padStart(2, '0')}` as WallTime;
}
