import { useEffect, useState } from 'react';

const FIRST = 24;
const STEP = 40;

/**
 * How much of a long list to draw: what a large screen shows at once, then the rest in steps between which the page
 * answers. Unlike `useGrowingList` it does not wait for the end to come near: the browser's search finds only what
 * is drawn.
 */
export function useSteps(length: number): number {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count >= length) return undefined;
    const timer = setTimeout(() => setCount(count + STEP), 0);
    return () => clearTimeout(timer);
  }, [count, length]);
  return Math.min(count, length);
}
