import { type RefObject, useEffect, useRef } from 'react';

/** The button that begins a plan, where it is listed after the days. */
export const PLANS = { 'data-plans': true } as const;

/**
 * Moves the focus to the title of what replaces the itinerary, and back to the button that began it, in a new
 * itinerary.
 */
export function usePlanFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current } = title;
    const room = current?.closest<HTMLElement>('[data-scrolls]');
    if (room) room.scrollTop = 0;
    current?.focus({ preventScroll: true });
    return () => {
      // A removed element loses the focus only after that.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const scope: ParentNode = room ?? document;
        scope.querySelector<HTMLElement>('[data-plans]')?.focus();
      });
    };
  }, []);
  return title;
}
