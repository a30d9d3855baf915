import type { CalendarDate } from '../shared/calendar-date.ts';
import type { InsightCode } from './overview.schema.ts';
import type { Sourced } from './sourced.ts';

/** What an insight says, by its code. The sentences are in `texts`. */
export interface InsightValues {
  readonly 'notable-week': {
    readonly name: string;
    readonly localName: string | undefined;
    readonly start: CalendarDate;
    readonly end: CalendarDate;
    readonly note: string;
    readonly isEstimated: boolean;
  };
  /** Public holidays on one day or on days that follow each other. */
  readonly 'public-holidays': {
    readonly names: readonly string[];
    /** As many as names, in the country's language or else in English. */
    readonly localNames: readonly string[];
    readonly start: CalendarDate;
    readonly end: CalendarDate;
    readonly isEstimated: boolean;
  };
  readonly 'holidays-unknown': { readonly start: CalendarDate; readonly end: CalendarDate };
  readonly temperatures: { readonly highC: number; readonly lowC: number };
  readonly 'rain-days': { readonly rainDays: number; readonly days: number };
}

export type InsightOf<Code extends InsightCode> = {
  readonly [One in Code]: Sourced & { readonly code: One; readonly values: InsightValues[One] };
}[Code];

/** Something to know about the days of a stay. */
export type Insight = InsightOf<InsightCode>;
