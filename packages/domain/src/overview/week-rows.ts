import type { CalendarDate } from '../shared/calendar-date.ts';
import { type ListedDatesByName, listOccurrences } from './event-dates.ts';
import { type EventRule, parseEventRule } from './event-rule.ts';
import type { CrowdLevel } from './overview.schema.ts';
import type { NotableWeek } from './season.ts';
import type { Sourced } from './sourced.ts';

/** A notable week as data has it. */
export type WeekRow = readonly [
  name: string,
  localName: string,
  /** Codes of countries and cities, separated by blanks. */
  places: string,
  /** As `parseEventRule` reads it. */
  rule: string,
  /** V, B, M or Q; empty where the crowds stay as they are. */
  crowds: string,
  note: string,
];

/** How full a city gets, by its letter. */
export const CROWDS_BY_LETTER: Readonly<Record<string, CrowdLevel>> = {
  V: 'very busy',
  B: 'busy',
  M: 'moderate',
  Q: 'quiet',
};

/** A week with its rule, ready to be asked for days. */
export interface RuledWeek {
  readonly places: ReadonlySet<string>;
  readonly rule: EventRule;
  readonly fields: Omit<NotableWeek, 'start' | 'end' | 'isEstimated'>;
}

/** The weeks of rows, without those whose rule cannot be read. */
export function readWeekRows(
  rows: readonly WeekRow[],
  { source, asOf }: Sourced,
): readonly RuledWeek[] {
  return rows.flatMap(([name, localName, places, ruleText, crowds, note]) => {
    const rule = parseEventRule(ruleText);
    if (!rule) return [];
    const crowdLevel = CROWDS_BY_LETTER[crowds];
    const fields = {
      name,
      ...(localName === '' ? {} : { localName }),
      ...(crowdLevel ? { crowdLevel } : {}),
      note,
      source,
      asOf,
    };
    return [{ places: new Set(places.split(' ')), rule, fields }];
  });
}

/** The times of weeks that overlap a range, both ends inclusive, in order. */
export function listWeeksWithin(
  weeks: readonly RuledWeek[],
  from: CalendarDate,
  to: CalendarDate,
  moving: ListedDatesByName,
): readonly NotableWeek[] {
  return weeks
    .flatMap(({ rule, fields }) =>
      listOccurrences(rule, from, to, moving).flatMap((when) =>
        'start' in when ? [{ ...fields, ...when }] : [],
      ),
    )
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.name.localeCompare(b.name));
}
