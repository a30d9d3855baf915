import { Portal, VisuallyHidden } from '@mantine/core';
import type { DropTarget } from '@ooo/domain/itinerary/drop.types';
import { IconAlertTriangle, IconBan } from '@tabler/icons-react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtomValue } from '../../../../lib/jotai.ts';
import { isOverIdeas, targetAt } from '../../lib/drop-target.ts';
import { usePointerFrames } from '../../lib/pointer.ts';
import { useDropSource } from '../../lib/drop-source.ts';
import { useDropWords } from '../../lib/use-drop-words.ts';
import { type Drag, dragAtom, plannedDropAtom, type Point } from '../../state/drag.atoms.ts';
import classes from './by-hand.module.css';

/** Beside the pointer, and above a finger. */
const OFFSET_PX = 16;
const FINGER_PX = 32;
const EDGE_PX = 8;

interface DragCardProps {
  readonly onPoint: (target: DropTarget | undefined) => void;
}

/** Says at the pointer what is moved, where it would go, or why it cannot; with the keyboard at the foot of the page. */
export function DragCard({ onPoint }: DragCardProps) {
  const { t } = useTranslation('itinerary');
  const drag = useAtomValue(dragAtom);
  const planned = useAtomValue(plannedDropAtom);
  const words = useDropWords(useDropSource());
  const card = useRef<HTMLDivElement>(null);
  const latest = useRef(onPoint);
  useLayoutEffect(() => {
    latest.current = onPoint;
  });

  // If they appear under the pointer, it has not been moved there: only arriving from elsewhere counts.
  const wasElsewhere = useRef<Drag>(undefined);

  const follow = useCallback(
    (point: Point) => {
      if (!drag) return;
      if (card.current) put(card.current, point, drag.by === 'finger');
      if (!isOverIdeas(point)) wasElsewhere.current = drag;
      latest.current(targetAt(point, drag, wasElsewhere.current === drag));
    },
    [drag],
  );
  usePointerFrames(drag?.by === 'keyboard' ? undefined : drag?.point, follow);

  const { where, problem } = drag && planned ? words(drag.poi, planned) : {};
  const ProblemIcon = planned?.drop.ok ? IconAlertTriangle : IconBan;
  return (
    <Portal>
      <VisuallyHidden component="output" aria-live="assertive">
        {drag?.by === 'keyboard' && [where, problem].filter(Boolean).join('. ')}
      </VisuallyHidden>
      {drag && (
        <div ref={card} className={classes.card} data-by={drag.by} aria-hidden>
          <span className={classes.cardName} dir="auto">
            {drag.poi.name}
          </span>
          {where && <span className={classes.where}>{where}</span>}
          {problem && (
            <span className={classes.problem} data-refused={!planned?.drop.ok || undefined}>
              <ProblemIcon size={16} stroke={1.75} aria-hidden />
              {problem}
            </span>
          )}
          {drag.by === 'keyboard' && <span className={classes.hint}>{t('drag.hint')}</span>}
        </div>
      )}
    </Portal>
  );
}

/** Without a render: it happens in every frame. */
function put(card: HTMLElement, { x, y }: Point, isFinger: boolean): void {
  const left = Math.min(x + OFFSET_PX, window.innerWidth - card.offsetWidth - EDGE_PX);
  const above = y - FINGER_PX - card.offsetHeight;
  const below = y + (isFinger ? FINGER_PX : OFFSET_PX);
  // At the top of the page it would cover what is under the finger.
  const top = Math.min(
    isFinger && above > EDGE_PX ? above : below,
    window.innerHeight - card.offsetHeight - EDGE_PX,
  );
  card.style.transform = `translate3d(${Math.max(EDGE_PX, left)}px, ${Math.max(EDGE_PX, top)}px, 0)`;
}
