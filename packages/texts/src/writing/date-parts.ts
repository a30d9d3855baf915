/** A day of the calendar in parts: `month` from 1, `weekday` from 0 for Sunday. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
}

/** Of `yyyy-MM-dd`. */
export function dateParts(date: string): DateParts {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() };
}
