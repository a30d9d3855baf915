import { isMovedMeanwhile } from '@ooo/domain/pois/poi-time.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '../../../lib/jotai.ts';
import { dragAtom, endDragAtom } from '../state/drag.atoms.ts';

/**
 * The sensors of dnd-kit can be ended from outside in only one way: a resize of the window. They end by themselves for
 * Escape, for a touch that the system takes over, and when the page is hidden.
 */
function endSensors(): void {
  window.dispatchEvent(new Event('resize'));
}

/** A second finger in addition to the one that holds a place, or is about to: two fingers zoom, and move nothing. */
function endForSecondFinger({ touches }: TouchEvent): void {
  const isHeld = [...touches].some(
    ({ target }) => target instanceof Element && target.closest('[data-movable]'),
  );
  if (touches.length > 1 && isHeld) endSensors();
}

/** The button was released where the page could not see it, such as outside the window. */
function endForLostRelease({ buttons }: MouseEvent): void {
  if (buttons === 0) endSensors();
}

/** Leaves everything as it was if a drag is interrupted, or if the place vanishes or is moved elsewhere meanwhile. */
export function useDragInterrupts(pois: readonly Poi[]): void {
  const drag = useAtomValue(dragAtom);
  const end = useSetAtom(endDragAtom);
  const now = drag && pois.find(({ id }) => id === drag.poi.id);
  const isElsewhere = drag !== undefined && (!now || isMovedMeanwhile(now, drag.poi, drag.poi));

  useEffect(() => {
    if (isElsewhere) endSensors();
  }, [isElsewhere]);

  // Even before a finger has rested long enough: two of them would drag.
  useEffect(() => {
    const options = { capture: true, passive: true };
    window.addEventListener('touchstart', endForSecondFinger, options);
    return () => window.removeEventListener('touchstart', endForSecondFinger, options);
  }, []);

  useEffect(() => {
    if (!drag) return undefined;
    const isMouse = drag.by === 'mouse';
    window.addEventListener('blur', endSensors);
    if (isMouse) window.addEventListener('mousemove', endForLostRelease);
    document.documentElement.dataset['dragging'] = drag.part;
    return () => {
      window.removeEventListener('blur', endSensors);
      window.removeEventListener('mousemove', endForLostRelease);
      delete document.documentElement.dataset['dragging'];
    };
  }, [drag]);

  // Leaving the page while dragging drops nothing.
  useEffect(
    () => () => {
      end();
    },
    [end],
  );
}
