import type { InsightValues } from '@ooo/texts/overview.types';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { InsightCode } from './overview.schema.ts';
import type { Sourced } from './sourced.ts';

export type InsightOf<Code extends InsightCode> = {
  readonly [One in Code]: Sourced & {
    readonly code: One;
    readonly values: InsightValues<CalendarDate>[One];
  };
}[Code];

/** Something to know about the days of a stay. */
export type Insight = InsightOf<InsightCode>;
