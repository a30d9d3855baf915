import type { CalendarDate } from '../shared/calendar-date.ts';
import type { CityEvent } from './city-event.ts';
import { type ListedDatesByName, type Occurrence, listOccurrences } from './event-dates.ts';
import { type EventRule, parseEventRule } from './event-rule.ts';
import type { EventEffect } from './overview.schema.ts';
import type { Sourced } from './sourced.ts';

/** A yearly event as data has it. */
export type EventRow = readonly [
  cityCode: string,
  name: string,
  localName: string,
  /** As `parseEventRule` reads it. */
  rule: string,
  /** C for crowds, X for closures, B for booking ahead. */
  effects: string,
  impact: string,
];

type EventFields = Omit<CityEvent, 'when' | 'isEstimated'>;

/** An event with its rule, ready to be asked for days. */
export interface RuledEvent {
  readonly rule: EventRule;
  readonly fields: EventFields;
}

const EFFECTS: readonly (readonly [string, EventEffect])[] = [
  ['C', 'crowds'],
  ['X', 'closures'],
  ['B', 'booking'],
];

function toSlug(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}|['’]/gu, '');
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}

/** The events of rows, without those whose rule cannot be read. */
export function readEventRows(
  rows: readonly EventRow[],
  { source, asOf }: Sourced,
): readonly RuledEvent[] {
  return rows.flatMap(([cityCode, name, localName, ruleText, effects, impact]) => {
    const rule = parseEventRule(ruleText);
    if (!rule) return [];
    const fields: EventFields = {
      id: `${cityCode}/${toSlug(name)}`,
      name,
      ...(localName === '' ? {} : { localName }),
      effects: EFFECTS.filter(([letter]) => effects.includes(letter)).map(([, effect]) => effect),
      impact,
      source,
      asOf,
    };
    return [{ rule, fields }];
  });
}

function toEvent(fields: EventFields, when: Occurrence): CityEvent {
  return { ...fields, when, isEstimated: when.isEstimated };
}

function sortKey({ when, id }: CityEvent): string {
  return `${'start' in when ? when.start : '9999'} ${id}`;
}

/**
 * The times of events that overlap a range, both ends inclusive: those with days first, in order, then those of which
 * only the months are known.
 */
export function listEventsWithin(
  events: readonly RuledEvent[],
  from: CalendarDate,
  to: CalendarDate,
  moving: ListedDatesByName,
): readonly CityEvent[] {
  return events
    .flatMap(({ rule, fields }) =>
      listOccurrences(rule, from, to, moving).map((when) => toEvent(fields, when)),
    )
    .toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)));
}
