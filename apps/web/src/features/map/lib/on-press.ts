import type { LeafletEventHandlerFnMap } from 'leaflet';

/** Handlers of a marker that acts as a button: a click, Enter and the space bar do the same. */
export function onPress(act: () => void): LeafletEventHandlerFnMap {
  return {
    click: act,
    keydown: ({ originalEvent }) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
      originalEvent.preventDefault();
      act();
    },
  };
}
