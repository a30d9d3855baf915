import { useEffect, useState } from 'react';

/** True once `active` has been true for so many milliseconds without a break. */
export function useElapsed(ms: number, active: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setOver(true), ms);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [ms, active]);
  return over;
}
