import type { Marker } from 'leaflet';
import { useEffect, useRef, type RefObject } from 'react';

/** Names a marker for those who do not see it: its icon's text would be all that it says. */
export function useMarkerName(name: string, icon: object): RefObject<Marker | null> {
  const marker = useRef<Marker>(null);
  useEffect(() => {
    // A new icon is a new element: it has to be named again.
    if (icon) marker.current?.getElement()?.setAttribute('aria-label', name);
  }, [name, icon]);
  return marker;
}
