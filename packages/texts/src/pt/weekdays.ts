import { pt as formats } from './formats.ts';

/** Sunday and Saturday are masculine, the days between them feminine. */
function isMasculine(weekday: number): boolean {
  return weekday === 0 || weekday === 6;
}

/** `no domingo`, `na segunda-feira`. */
export function onWeekday(weekday: number): string {
  return `${isMasculine(weekday) ? 'no' : 'na'} ${formats.weekday(weekday)}`;
}

/** `aos domingos`, `às segundas-feiras`. */
export function onWeekdays(weekday: number): string {
  const name = formats.weekday(weekday);
  return isMasculine(weekday) ? `aos ${name}s` : `às ${name.replace('-', 's-')}s`;
}
