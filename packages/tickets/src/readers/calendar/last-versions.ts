import type ICAL from 'ical.js';
import { writtenValue } from './written-value.ts';

/** An event as it is written, and whether it is called off. */
export interface WrittenEvent {
  readonly event: ICAL.Component;
  readonly isOff: boolean;
}

/**
 * The events without those that another one replaces (RFC 5545, 3.8.7.4): the same id under a higher number, or the
 * same event called off. Programs that give all their events one id and one number keep them all.
 */
export function listLastVersions(written: readonly WrittenEvent[]): WrittenEvent[] {
  const newest = new Map<string, number>();
  const calledOff = new Set<string>();
  for (const { event, isOff } of written) {
    const id = idOf(event);
    if (id === undefined) continue;
    newest.set(id, Math.max(newest.get(id) ?? 0, numberOf(event)));
    if (isOff) calledOff.add(versionOf(event));
  }
  return written.filter(({ event, isOff }) => {
    const id = idOf(event);
    if (id === undefined) return true;
    if (numberOf(event) < (newest.get(id) ?? 0)) return false;
    return isOff || !calledOff.has(versionOf(event));
  });
}

/** One occurrence of a recurring event is identified by its day and the id. */
function idOf(event: ICAL.Component): string | undefined {
  const uid = textOf(event, 'uid');
  return uid === '' ? undefined : `${uid} ${textOf(event, 'recurrence-id')}`;
}

function versionOf(event: ICAL.Component): string {
  return [idOf(event), numberOf(event), textOf(event, 'dtstart')].join(' ');
}

function numberOf(event: ICAL.Component): number {
  const sequence = Number(textOf(event, 'sequence'));
  return Number.isFinite(sequence) ? sequence : 0;
}

/** The value as it is written: a damaged one is not an error here. */
function textOf(event: ICAL.Component, property: string): string {
  const value = writtenValue(event, property);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
