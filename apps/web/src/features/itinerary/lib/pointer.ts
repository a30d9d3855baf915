import { useEffect } from 'react';
import { scrollAt } from './auto-scroll.ts';
import type { Point } from '../state/drag.atoms.ts';

/** Where a mouse or the first finger is; undefined for a key. */
export function pointOf(event: Event): Point | undefined {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  // Not every browser knows touches.
  const touch =
    'TouchEvent' in window && event instanceof TouchEvent ? event.touches[0] : undefined;
  return touch && { x: touch.clientX, y: touch.clientY };
}

/** Reports the pointer once a frame, even while the content under it scrolls. */
export function usePointerFrames(start: Point | undefined, onFrame: (point: Point) => void): void {
  useEffect(() => {
    if (!start) return undefined;
    let point = start;
    let frame = 0;
    const draw = () => {
      frame = 0;
      onFrame(point);
      if (scrollAt(point)) frame = requestAnimationFrame(draw);
    };
    const follow = (event: Event) => {
      point = pointOf(event) ?? point;
      frame ||= requestAnimationFrame(draw);
    };
    const options = { capture: true, passive: true };
    const names = ['mousemove', 'touchmove', 'scroll'] as const;
    for (const name of names) window.addEventListener(name, follow, options);
    onFrame(point);
    return () => {
      cancelAnimationFrame(frame);
      for (const name of names) window.removeEventListener(name, follow, options);
    };
  }, [start, onFrame]);
}
