import { useCallback, useState, type RefCallback } from 'react';

const ROWS_A_STEP = 60;
/** Rows are added before their place comes into view. */
const AHEAD = '600px 0px';

interface GrowingList {
  /** How many rows to draw. */
  readonly count: number;
  /** Of an element behind the last row; undefined if there are no more. */
  readonly endRef: RefCallback<Element> | undefined;
}

/**
 * Draws a long list in steps, as its end comes near: a page with thousands of rows is slow in everything it does, also
 * beside the list. `atLeast` are drawn at once.
 */
export function useGrowingList(length: number, atLeast: number): GrowingList {
  const [steps, setSteps] = useState(1);
  const canSee = typeof IntersectionObserver !== 'undefined';
  const count = canSee ? Math.min(length, Math.max(steps * ROWS_A_STEP, atLeast)) : length;
  const endRef = useCallback(
    (end: Element | null) => {
      if (!end) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          setSteps(Math.ceil(count / ROWS_A_STEP) + 1);
        },
        { rootMargin: AHEAD },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [count],
  );
  return { count, endRef: count < length ? endRef : undefined };
}
