import { useEffect, useState } from 'react';

/** True once `active` has been true for so many milliseconds without a break. */
export function useElapsed(ms: number, active: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [ms, active]);
  return isOver;
}
