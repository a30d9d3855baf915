import { useEffect, useState } from 'react';

/**
 * The value as it was at the last paint: what was pressed shows its press first, and what takes longer follows. Unlike
 * `useDeferredValue` it does not wait for transitions, such as the router's.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let isLast = true;
    requestAnimationFrame(() => setTimeout(() => isLast && setPainted(value)));
    return () => {
      isLast = false;
    };
  }, [value]);
  return painted;
}
