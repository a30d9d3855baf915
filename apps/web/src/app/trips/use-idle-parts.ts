import { useEffect } from 'react';
import { loadTripParts } from './trip-parts.ts';

/** Once the first screen has what it shows, loads what a press would have to wait for. */
export function useIdleParts(isShown: boolean): void {
  useEffect(() => {
    if (isShown) void loadTripParts();
  }, [isShown]);
}
