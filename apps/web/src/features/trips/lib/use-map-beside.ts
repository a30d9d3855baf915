import { useState } from 'react';
import { browserStore } from '../../../lib/browser-store.ts';

const KEY = 'map-beside-calendar';

/** Whether the traveller wants the map beside the calendar, which most do; that they do not is kept in the browser. */
export function useMapBeside(): readonly [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(() => browserStore.read(KEY) !== 'false');
  const show = (next: boolean) => {
    if (next) browserStore.remove(KEY);
    else browserStore.write(KEY, 'false');
    setShown(next);
  };
  return [isShown, show];
}
