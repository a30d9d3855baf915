import type { LeafletEventHandlerFnMap } from 'leaflet';
import { KEYS } from '../../../lib/keys.ts';

/** Handlers of a marker that acts as a button: a click, Enter and the space bar do the same. */
export function onPress(act: () => void): LeafletEventHandlerFnMap {
  return {
    click: act,
    keydown: ({ originalEvent }) => {
      if (!KEYS.pressOnMap.some((key) => key === originalEvent.key)) return;
      originalEvent.preventDefault();
      act();
    },
  };
}
