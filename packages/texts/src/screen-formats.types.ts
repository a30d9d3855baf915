/** A day in parts, each as Intl says it in the language. */
export interface SaidDay {
  /** `Thu`. */
  readonly weekday: string;
  /** `Oct`. */
  readonly month: string;
  readonly day: number;
  /** `Oct 15`. */
  readonly monthDay: string;
}

/** How a language writes dates, ranges and lists on the screen, beyond what Intl knows. */
export interface ScreenFormats {
  /** The year comes first, and so once for both ends of a range. */
  readonly yearComesFirst: boolean;
  /** `Thu 15 Oct`. */
  readonly day: (day: SaidDay) => string;
  /** {@link day} with its year. */
  readonly fullDay: (day: string, year: string) => string;
  /** A shorter day for narrow fields, if the full one is too long; `date` is in digits. */
  readonly fieldDay?: (date: string, weekday: string) => string;
  /** The plural of a weekday: `Thursdays` for `Thursday`. */
  readonly weekdays: (weekday: string) => string;
  /** A weekday where Intl's short one is long. */
  readonly shortWeekday?: (weekday: string) => string;
  /** `15 out`, `15 out 2026`, where Intl's is in digits alone. */
  readonly monthDay?: (day: number, month: string, year?: string) => string;
  /** Two amounts, the lower first, of which only the second has its unit: `54–75°F`. */
  readonly range: (low: string, high: string) => string;
  /** Names where Intl's joining word between the last two is not wanted. */
  readonly list?: (items: readonly string[]) => string;
}
