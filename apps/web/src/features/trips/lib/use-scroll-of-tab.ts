import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TripTab } from './trip-view.ts';

/**
 * Each tab comes back where it was scrolled to, and begins at its top: all of them scroll in the same pane, which is the
 * nearest one around `panel` that is marked with `data-pane`, and the page itself where there is none.
 */
export function useScrollOfTab(tab: TripTab, panel: RefObject<HTMLElement | null>): void {
  const tops = useRef(new Map<TripTab, number>());
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const pane = panel.current?.closest('[data-pane]');
    const scroller = pane ?? document.documentElement;
    const note = () => tops.current.set(tab, scroller.scrollTop);
    if (!isFirst.current) scroller.scrollTop = tops.current.get(tab) ?? 0;
    isFirst.current = false;
    const target = pane ?? document;
    target.addEventListener('scroll', note, { passive: true });
    return () => target.removeEventListener('scroll', note);
  }, [tab, panel]);
}
