import { useEffect, useState } from 'react';

/** True once `active` has been true for so many milliseconds without a break; another `attempt` begins anew. */
export function useElapsed(ms: number, active: boolean, attempt = 0): boolean {
  const [over, setOver] = useState<number>();
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setOver(attempt), ms);
    return () => {
      clearTimeout(timer);
      setOver(undefined);
    };
  }, [ms, active, attempt]);
  return over === attempt;
}
