import { useDraggable } from '@dnd-kit/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { IconGripVertical } from '@tabler/icons-react';
import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { isTemporary } from '../../../trip-data/api/use-change-pois.ts';
import { useDropSource } from '../../lib/drop-source.ts';
import { useIsDragged } from '../../state/drag.atoms.ts';
import classes from './by-hand.module.css';

interface DragRowProps extends HTMLAttributes<HTMLDivElement> {
  readonly poi: Poi;
}

/** A row that can be grabbed anywhere, and by its handle with the keyboard. */
export function DragRow({ poi, children, className, ...rest }: DragRowProps) {
  const { t } = useTranslation('itinerary');
  const isDragged = useIsDragged(poi.id);
  const isMovable = useDropSource() !== undefined && !isTemporary(poi);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes } = useDraggable({
    id: `row ${poi.id}`,
    data: { poi, part: 'row' },
    disabled: !isMovable,
  });
  return (
    <div
      ref={setNodeRef}
      className={`${className} ${classes.row}`}
      data-movable={isMovable || undefined}
      data-lifted={isDragged || undefined}
      {...rest}
      {...listeners}
    >
      {isMovable && (
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={classes.grip}
          data-handle={`row ${poi.id}`}
          aria-label={t('drag.handle', { name: poi.name })}
          aria-describedby={attributes['aria-describedby']}
        >
          <IconGripVertical size={16} stroke={1.75} aria-hidden />
        </button>
      )}
      {children}
    </div>
  );
}
