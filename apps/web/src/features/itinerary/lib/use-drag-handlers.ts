import { dropPlace } from '@ooo/domain/itinerary/drop';
import type { DropTarget } from '@ooo/domain/itinerary/drop.types';
import { visitDurationMin } from '@ooo/domain/scheduling/visit-durations';
import { toMinutes } from '@ooo/domain/shared/wall-time';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetAtom, useStore } from '../../../lib/jotai.ts';
import type { useDrops } from '../api/use-drops.ts';
import {
  dragAtom,
  endDragAtom,
  plannedDropAtom,
  type Drag,
  type DragItem,
  type PlannedDrop,
} from '../state/drag.atoms.ts';
import { startTarget, stepTarget } from './drag-keys.ts';
import { grabMinAt } from './drop-target.ts';
import { pointOf } from './pointer.ts';
import { useDropWords } from './use-drop-words.ts';

/** What happens between taking a place up and putting it down. */
export function useDragHandlers({ source, apply, prepare }: ReturnType<typeof useDrops>) {
  const { t } = useTranslation('itinerary');
  const store = useStore();
  const end = useSetAtom(endDragAtom);
  const words = useDropWords(source);
  /** Read out when it is over. */
  const outcome = useRef('');

  const aim = (target: DropTarget | undefined) => {
    const drag = store.get(dragAtom);
    const planned = store.get(plannedDropAtom);
    if (!drag || JSON.stringify(planned?.target) === JSON.stringify(target)) return;
    const next = target && { target, drop: dropPlace(source, drag.poi, target) };
    store.set(plannedDropAtom, next);
  };

  return {
    outcome,
    aim,

    lift: (item: DragItem, event: Event) => {
      const point = pointOf(event);
      store.set(dragAtom, toDrag(item, point, event instanceof MouseEvent));
      if (!point) aim(startTarget(source, item));
      // Without it, the hour is the usual one of its kind.
      void prepare().catch(() => undefined);
    },

    /** True where the key means a step. */
    step: (key: string): boolean => {
      const drag = store.get(dragAtom);
      const planned = store.get(plannedDropAtom);
      const target = drag && planned && stepTarget(source, drag, planned, key);
      if (target) aim(target);
      return target !== undefined;
    },

    /** The place that was moved, if it was. */
    drop: (): Drag | undefined => {
      const { drag, planned } = end();
      if (!drag) return undefined;
      const isMoved = planned?.drop.ok === true && apply(drag.poi, settled(planned));
      const where = planned && words(drag.poi, planned).where;
      const { name } = drag.poi;
      outcome.current =
        isMoved && where ? t('drag.dropped', { name, where }) : t('drag.back', { name });
      return isMoved ? drag : undefined;
    },

    leave: () => {
      const { drag } = end();
      if (drag) outcome.current = t('drag.back', { name: drag.poi.name });
    },
  };
}

/** The time that was shown, not a newer suggestion. */
function settled({ target, drop }: PlannedDrop): DropTarget {
  if (target.to !== 'day' || !drop.ok || !drop.visit) return target;
  const { date, startTime } = drop.visit;
  return { to: 'time', date, startMin: toMinutes(startTime) };
}

function toDrag({ poi, part }: DragItem, point: Drag['point'] | undefined, isMouse: boolean): Drag {
  if (!point) return { poi, part, by: 'keyboard', point: { x: 0, y: 0 }, grabMin: 0 };
  const startMin = poi.startTime === null ? 0 : toMinutes(poi.startTime);
  const edgeMin = part === 'end' ? startMin + visitDurationMin(poi) : startMin;
  const grabMin = part === 'row' ? 0 : grabMinAt(point, edgeMin);
  return { poi, part, by: isMouse ? 'mouse' : 'finger', point, grabMin };
}
