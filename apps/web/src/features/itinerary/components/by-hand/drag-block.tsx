import { useDraggable } from '@dnd-kit/core';
import { isAirportEvent } from '@ooo/domain/flight-window/airport-events';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { IconGripVertical } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTemporary } from '../../../trip-data/api/use-change-pois.ts';
import { useDropSource } from '../../lib/drop-source.ts';
import { useIsDragged } from '../../state/drag.atoms.ts';
import classes from './by-hand.module.css';

interface DragBlockProps {
  readonly poi: Poi;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

/** A block that can be moved, and made longer or shorter at its lower edge. A flight stays where it is. */
export function DragBlock({ poi, style, children }: DragBlockProps) {
  const { t } = useTranslation('itinerary');
  const isDragged = useIsDragged(poi.id);
  const isMovable = useDropSource() !== undefined && !isAirportEvent(poi) && !isTemporary(poi);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes } = useDraggable({
    id: `block ${poi.id}`,
    data: { poi, part: 'block' },
    disabled: !isMovable,
  });
  const {
    setNodeRef: setEndRef,
    listeners: endListeners,
    attributes: endAttributes,
  } = useDraggable({
    id: `end ${poi.id}`,
    data: { poi, part: 'end' },
    disabled: !isMovable,
  });
  return (
    <div
      className={classes.block}
      style={style}
      data-movable={isMovable || undefined}
      data-lifted={isDragged || undefined}
    >
      <div ref={setNodeRef} className={classes.body} {...listeners}>
        {children}
        {isMovable && (
          <button
            ref={setActivatorNodeRef}
            type="button"
            className={classes.blockGrip}
            data-handle={`block ${poi.id}`}
            aria-label={t('drag.handle', { name: poi.name })}
            aria-describedby={attributes['aria-describedby']}
          >
            <IconGripVertical size={16} stroke={1.75} aria-hidden />
          </button>
        )}
      </div>
      {isMovable && (
        <button
          ref={setEndRef}
          type="button"
          className={classes.end}
          data-handle={`end ${poi.id}`}
          aria-label={t('drag.resize', { name: poi.name })}
          aria-describedby={endAttributes['aria-describedby']}
          {...endListeners}
        />
      )}
    </div>
  );
}
