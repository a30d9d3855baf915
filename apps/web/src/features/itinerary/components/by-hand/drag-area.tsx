import {
  DndContext,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { type ReactNode, Suspense, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { KEYS as BOUND } from '../../../../lib/keys.ts';
import { later } from '../../../../lib/later.ts';
import { useDrops } from '../../api/use-drops.ts';
import { isDragItem } from '../../lib/drag-item.ts';
import { DropSourceContext } from '../../lib/drop-source.ts';
import { focusHandle } from '../../lib/focus-handle.ts';
import { useDragHandlers } from '../../lib/use-drag-handlers.ts';
import { useDragInterrupts } from '../../lib/use-drag-interrupts.ts';

/** Shown only while something is dragged: they load after the rows. */
const DayBar = later(() => import('./day-bar.tsx'), 'DayBar');
const DragCard = later(() => import('./drag-card.tsx'), 'DragCard');

const MOUSE = { activationConstraint: { distance: 6 } };
/** A finger that moves before it scrolls. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };
const KEYS = {
  start: [...BOUND.takeUp],
  end: [...BOUND.putDown],
  // Tab moves the focus away; the place goes back to where it was.
  cancel: [...BOUND.putBack],
};

interface DragAreaProps {
  readonly trip: Trip;
  /** Column and time grid: what is picked up in one can be dropped in the other. */
  readonly children: ReactNode;
}

/** Lets the places of a trip be moved by mouse, finger and keyboard. */
export function DragArea({ trip, children }: DragAreaProps) {
  const { t } = useTranslation('itinerary');
  const drops = useDrops(trip);
  const handlers = useDragHandlers(drops);
  const { lift, drop, leave, outcome } = handlers;
  const current = useRef(handlers);
  useLayoutEffect(() => {
    current.current = handlers;
  });
  useDragInterrupts(drops.source.pois);
  const keyboard = useMemo(
    () => ({
      keyboardCodes: KEYS,
      coordinateGetter: (event: KeyboardEvent) => {
        if (current.current.step(event.code)) event.preventDefault();
        return undefined;
      },
    }),
    [],
  );
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, keyboard),
  );
  const start = ({ active, activatorEvent }: DragStartEvent) => {
    const item = active.data.current;
    if (isDragItem(item)) lift(item, activatorEvent);
  };
  const finish = () => {
    const moved = drop();
    if (moved?.by === 'keyboard') focusHandle(moved);
  };

  return (
    <DropSourceContext value={drops.source}>
      <DndContext
        sensors={sensors}
        autoScroll={false}
        onDragStart={start}
        onDragEnd={finish}
        onDragCancel={leave}
        accessibility={{
          screenReaderInstructions: { draggable: t('drag.instructions') },
          announcements: {
            onDragStart: ({ active }) => {
              const item = active.data.current;
              return isDragItem(item) ? t('drag.lifted', { name: item.poi.name }) : undefined;
            },
            // The card says where it would go.
            onDragOver: () => undefined,
            onDragEnd: () => outcome.current,
            onDragCancel: () => outcome.current,
          },
        }}
      >
        {children}
      </DndContext>
      <Suspense>
        <DayBar />
        <DragCard onPoint={handlers.aim} />
      </Suspense>
    </DropSourceContext>
  );
}
