import type { SaidDay } from '../screen-formats.types.ts';

/** `Thu 15 Oct`. */
export function shortDay({ weekday, day, month }: SaidDay): string {
  return `${weekday} ${day} ${month}`;
}
