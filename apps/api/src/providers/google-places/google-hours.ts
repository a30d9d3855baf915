const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;
/** Weeks in OpenStreetMap's syntax begin on Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

interface Point {
  /** 0 is Sunday. */
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

export interface GooglePeriod {
  readonly open: Point;
  /** Absent for a place that never closes. */
  readonly close?: Point | undefined;
}

const two = (number: number): string => String(number).padStart(2, '0');
const timeOf = ({ hour, minute }: Point): string => `${two(hour)}:${two(minute)}`;

/** Of the days from Monday on. */
function nameAt(at: number): string {
  return DAYS[WEEK[at] ?? 0] ?? '';
}

/** A day's opening hours, empty if it has none; what is open past midnight belongs to the day before. */
function hoursOfDay(periods: readonly GooglePeriod[], day: number): string {
  const ranges = periods
    .filter(({ open }) => open.day === day)
    .map(({ open, close = open }) => {
      const end = timeOf(close);
      return `${timeOf(open)}-${end === '00:00' ? '24:00' : end}`;
    });
  return [...new Set(ranges)].sort().join(',');
}

/**
 * Opening hours of the Places API in OpenStreetMap's syntax, days with the same hours together: `Mo-Fr 09:00-18:00; Su 10:00-16:00`.
 * Undefined if there are none, and for what runs over more than a night.
 */
export function toOpeningHours(periods: readonly GooglePeriod[] | undefined): string | undefined {
  if (!periods || periods.length === 0) return undefined;
  const [first] = periods;
  if (periods.length === 1 && first && !first.close) return '24/7';
  const isLong = periods.some(({ open, close }) => {
    if (!close) return true;
    const days = (close.day - open.day + 7) % 7;
    const isEarlier = timeOf(close) <= timeOf(open);
    return days > 1 || (days === 1 && !isEarlier) || (days === 0 && isEarlier);
  });
  if (isLong) return undefined;
  const runs: { from: number; to: number; hours: string }[] = [];
  for (const [at, day] of WEEK.entries()) {
    const hours = hoursOfDay(periods, day);
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = at;
    else runs.push({ from: at, to: at, hours });
  }
  // After a semicolon a day's rule replaces what is left of the night before; after a comma it adds to that.
  const isNightly = periods.some(({ open, close = open }) => close.day !== open.day);
  return runs
    .filter(({ hours }) => hours !== '')
    .map(({ from, to, hours }) => {
      const days = from === to ? nameAt(from) : `${nameAt(from)}-${nameAt(to)}`;
      return `${days} ${hours}`;
    })
    .join(isNightly ? ', ' : '; ');
}
