/** From 0, Sunday, to 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A day of the year, before it is known of which year. `offsetDays` is counted from it. */
export type YearDay = { readonly year?: number | undefined; readonly offsetDays: number } & (
  | { readonly on: 'date'; readonly month: number; readonly day: number }
  | {
      readonly on: 'weekday';
      readonly month: number;
      readonly weekday: Weekday;
      readonly nth: number;
    }
  | { readonly on: 'easter' }
);

/** Whole months have no day: from the first of `from` to the last of `to`. */
export type DateRange =
  | {
      readonly kind: 'months';
      readonly year?: number | undefined;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'days'; readonly from: YearDay; readonly to: YearDay };

/** `2026`, `2026-2030/2`, `2026+`; weeks alike. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** `Mo-Fr`, or with `nths` the first (1) or last (-1) such day of its month, moved by some days. */
export interface WeekdayRange {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly nths: readonly number[];
  readonly offsetDays: number;
}

export interface HolidaySelector {
  /** Public or school. */
  readonly kind: 'PH' | 'SH';
  readonly offsetDays: number;
}

export type SunEvent = 'dawn' | 'sunrise' | 'sunset' | 'dusk';

/** Minutes since midnight, or since an event of the sun. */
export type TimePoint =
  | { readonly minutes: number; readonly event?: undefined }
  | { readonly minutes: number; readonly event: SunEvent };

export interface TimeSpan {
  readonly from: TimePoint;
  /** Absent if only the opening is known: `18:00+`. */
  readonly to?: TimePoint | undefined;
  /** Open until later than `to`, not said how long. */
  readonly isOpenEnded: boolean;
}

/** How a rule relates to those before it: in their place, besides them, or where they leave it closed. */
export type RuleRole = 'normal' | 'additional' | 'fallback';

/** An empty list of selectors selects every day, or all of it. */
export interface OpeningRule {
  readonly role: RuleRole;
  readonly years: readonly NumberRange[];
  readonly dates: readonly DateRange[];
  readonly weeks: readonly NumberRange[];
  readonly weekdays: readonly WeekdayRange[];
  readonly holidays: readonly HolidaySelector[];
  /** `PH Mo-Fr`: a holiday that is also one of the weekdays. */
  readonly needsBoth: boolean;
  readonly times: readonly TimeSpan[];
  readonly state: 'open' | 'closed' | 'unknown';
}
