import { useState } from 'react';
import { browserStore } from '../../../lib/browser-store.ts';

const KEY = 'map-beside-calendar';

/** Whether the traveller wants the map beside the calendar; kept in the browser. */
export function useMapBeside(): readonly [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(() => browserStore.read(KEY) === 'true');
  const show = (next: boolean) => {
    if (next) browserStore.write(KEY, 'true');
    else browserStore.remove(KEY);
    setShown(next);
  };
  return [isShown, show];
}
