import type { DropTarget } from '@ooo/domain/itinerary/drop.types';
import { DROP_GRID_MIN } from '@ooo/domain/itinerary/drop';
import { isCalendarDate, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import { toMinutes } from '@ooo/domain/shared/wall-time';
import type { Drag, Point } from '../state/drag.atoms.ts';
import { HOUR_PX } from './hour-px.ts';

const LAST_START_MIN = 1440 - DROP_GRID_MIN;

/** The ideas while they cover the rows. */
const IDEAS = '[data-over-rows]';

/** Whether a drop here clears a visit's time. */
export function isOverIdeas({ x, y }: Point): boolean {
  return Boolean(document.elementFromPoint(x, y)?.closest(IDEAS));
}

function underIdeas({ x, y }: Point): Element | undefined {
  return document.elementsFromPoint(x, y).find((element) => element.closest(IDEAS) === null);
}

/**
 * Elements say what they take by `data-drop`: `day`, `ideas`, `hours` of a time grid, or `edge` to another day. Without
 * `hasIdeas` the element under the ideas counts: they cover rows, perhaps even the dragged one.
 */
export function targetAt(point: Point, drag: Drag, hasIdeas = true): DropTarget | undefined {
  if (drag.part === 'end') return lengthAt(point, drag);
  const under = hasIdeas ? document.elementFromPoint(point.x, point.y) : underIdeas(point);
  const zone = under?.closest<HTMLElement>('[data-drop]');
  if (!zone) return undefined;
  if (zone.dataset['drop'] === 'ideas') return { to: 'ideas' };
  const { date } = zone.dataset;
  if (date === undefined || !isCalendarDate(date)) return undefined;
  switch (zone.dataset['drop']) {
    case 'hours': {
      const startMin = snap(minuteAt(zone, point) - drag.grabMin);
      return { to: 'time', date, startMin: Math.min(LAST_START_MIN, Math.max(0, startMin)) };
    }
    case 'edge':
      return edgeTarget(drag, date);
    default:
      return under?.closest('header')
        ? { to: 'day', date }
        : { to: 'day', date, ...positionAt(zone, point, drag) };
  }
}

/** To another day at the same time; an idea has none, and gets one there. */
export function edgeTarget({ poi }: Drag, date: CalendarDate): DropTarget {
  return poi.startTime === null
    ? { to: 'day', date }
    : { to: 'time', date, startMin: toMinutes(poi.startTime) };
}

/** The minutes between the pointer and the start of a block, or its end. */
export function grabMinAt(point: Point, edgeMin: number): number {
  const zone = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-from-min]');
  return zone ? minuteAt(zone, point) - edgeMin : 0;
}

function lengthAt(point: Point, { poi, grabMin }: Drag): DropTarget | undefined {
  const zone = document.querySelector<HTMLElement>(`[data-drop="hours"][data-date="${poi.date}"]`);
  if (!zone || poi.startTime === null) return undefined;
  const endMin = snap(minuteAt(zone, point) - grabMin);
  return { to: 'length', durationMin: endMin - toMinutes(poi.startTime) };
}

function minuteAt(zone: HTMLElement, { y }: Point): number {
  const fromMin = Number(zone.dataset['fromMin']);
  return fromMin + ((y - zone.getBoundingClientRect().top) / HOUR_PX) * 60;
}

function snap(minutes: number): number {
  return Math.round(minutes / DROP_GRID_MIN) * DROP_GRID_MIN;
}

/** Among the stops of a day; none where the day is empty. */
function positionAt(day: HTMLElement, { y }: Point, drag: Drag): { position?: number } {
  const others = otherRows(day, drag);
  return others.length === 0 ? {} : { position: others.filter((row) => middleOf(row) < y).length };
}

function middleOf(row: Element): number {
  const { top, bottom } = row.getBoundingClientRect();
  return (top + bottom) / 2;
}

/** The rows of the stops of a day without the one that is moved. */
export function otherRows(day: Element, { poi }: Pick<Drag, 'poi'>): HTMLElement[] {
  return [...day.querySelectorAll<HTMLElement>('li[data-stop]')].filter(
    (row) => row.dataset['poi'] !== String(poi.id),
  );
}
