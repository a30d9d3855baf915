import type { Poi } from '@ooo/domain/pois/poi.schema';
import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '../../../lib/jotai.ts';
import { dragAtom, endDragAtom } from '../state/drag.atoms.ts';

/**
 * The sensors of dnd-kit can be ended from outside in one way only: they give up when the window changes its size. They
 * give up by themselves for Escape, for a touch that the system takes, and where the page is hidden.
 */
function endSensors(): void {
  window.dispatchEvent(new Event('resize'));
}

/** Leaves all as it was if a drag is interrupted, or the place vanishes meanwhile. */
export function useDragInterrupts(pois: readonly Poi[]): void {
  const drag = useAtomValue(dragAtom);
  const end = useSetAtom(endDragAtom);
  const isGone = drag !== undefined && !pois.some(({ id }) => id === drag.poi.id);

  useEffect(() => {
    if (isGone) endSensors();
  }, [isGone]);

  useEffect(() => {
    if (!drag) return undefined;
    const endForSecondFinger = ({ touches }: TouchEvent) => touches.length > 1 && endSensors();
    window.addEventListener('blur', endSensors);
    window.addEventListener('touchstart', endForSecondFinger, { capture: true, passive: true });
    document.documentElement.dataset['dragging'] = drag.part;
    return () => {
      window.removeEventListener('blur', endSensors);
      window.removeEventListener('touchstart', endForSecondFinger, { capture: true });
      delete document.documentElement.dataset['dragging'];
    };
  }, [drag]);

  // Whoever leaves the page while dragging drops nothing.
  useEffect(
    () => () => {
      end();
    },
    [end],
  );
}
