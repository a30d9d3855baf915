import { useState } from 'react';
import { browserStore } from '../../../lib/browser-store.ts';

const KEY = 'map-beside-calendar';

/** Whether the map is shown beside the calendar. It is until someone hides it, which the browser keeps. */
export function useMapBeside(): readonly [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(() => browserStore.read(KEY) !== 'false');
  const show = (next: boolean) => {
    if (next) browserStore.remove(KEY);
    else browserStore.write(KEY, 'false');
    setShown(next);
  };
  return [isShown, show];
}
