import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls an element to `topPx` as soon as that is known, once and without animation; then it is up to the traveller. */
export function useScrolledOnce(topPx: number | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || topPx === undefined || !ref.current) return;
    isDone.current = true;
    ref.current.scrollTop = topPx;
  }, [topPx]);
  return ref;
}
