import type { CityEvent, EventEffect } from '@ooo/domain/overview/city-event';
import { type Occurrence, formatDates, listOccurrences } from '@ooo/domain/overview/event-dates';
import { parseEventRule } from '@ooo/domain/overview/event-rule';
import type { Sourced } from '@ooo/domain/overview/sourced';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { movingDates } from './moving-dates.ts';
import { lazy, readData } from './read-data.ts';

export type EventRow = readonly [
  cityCode: string,
  name: string,
  localName: string,
  rule: string,
  /** C for crowds, X for closures, B for booking ahead. */
  effects: string,
  impact: string,
];

type EventFields = Omit<CityEvent, 'when' | 'dates' | 'isEstimated'>;

interface EventsFile extends Sourced {
  readonly rows: readonly EventRow[];
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

const events = lazy(() => {
  const { rows, source, asOf } = readData<EventsFile>('events.json');
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
    return [{ cityCode, rule, fields }];
  });
});

function toEvent(fields: EventFields, when: Occurrence): CityEvent {
  return { ...fields, when, dates: formatDates(when), isEstimated: when.isEstimated };
}

/**
 * The yearly events of a city (its code: `SEL`, `KYOTO`) that overlap a range, both ends inclusive: those
 * with days first, in order, then those of which only the months are known. None for a city that is not
 * among those written down.
 */
export function listEvents(
  cityCode: string,
  from: CalendarDate,
  to: CalendarDate,
): readonly CityEvent[] {
  return events()
    .filter((event) => event.cityCode === cityCode)
    .flatMap(({ rule, fields }) =>
      listOccurrences(rule, from, to, movingDates()).map((when) => toEvent(fields, when)),
    )
    .toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)));
}

function sortKey({ when, id }: CityEvent): string {
  return `${'start' in when ? when.start : '9999'} ${id}`;
}
