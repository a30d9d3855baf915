import type { Drop, DropTarget } from '@ooo/domain/itinerary/drop.types';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import { useMemo } from 'react';
import { atom, useAtomValue } from '../../../lib/jotai.ts';

/** What is dragged: a row of the itinerary, a block of the time grid, or the end of a block. */
export type DragPart = 'row' | 'block' | 'end';

/** The data of a draggable element. */
export interface DragItem {
  readonly poi: Poi;
  readonly part: DragPart;
}

export interface Drag extends DragItem {
  readonly by: 'mouse' | 'finger' | 'keyboard';
  /** Where the drag began. */
  readonly point: Point;
  /** Of a block: how far below its start, or its end, that was. Minutes. */
  readonly grabMin: number;
}

/** In the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The current target, and the result of a drop there. */
export interface PlannedDrop {
  readonly target: DropTarget;
  readonly drop: Drop;
}

export const dragAtom = atom<Drag | undefined>(undefined);
export const plannedDropAtom = atom<PlannedDrop | undefined>(undefined);

/** Ends the drag and returns it. */
export const endDragAtom = atom(null, (get, set) => {
  const ended = { drag: get(dragAtom), planned: get(plannedDropAtom) };
  set(dragAtom, undefined);
  set(plannedDropAtom, undefined);
  return ended;
});

/** Renders again only when the answer changes, however many elements listen. */
export function useIsDragged(id: PoiId): boolean {
  return useAtomValue(useMemo(() => atom((get) => get(dragAtom)?.poi.id === id), [id]));
}

/** The drop on a day of the column; undefined while it is elsewhere. */
export function useDropOnDay(date: CalendarDate): PlannedDrop | undefined {
  return useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          const planned = get(plannedDropAtom);
          return planned?.target.to === 'day' && planned.target.date === date ? planned : undefined;
        }),
      [date],
    ),
  );
}
