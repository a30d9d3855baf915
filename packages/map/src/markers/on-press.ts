import type { LeafletEventHandlerFnMap } from 'leaflet';

/** Handlers of a marker that acts as a button: a click does the same as one of `keys`, as `KeyboardEvent.key` names them. */
export function onPress(keys: readonly string[], act: () => void): LeafletEventHandlerFnMap {
  return {
    click: act,
    keydown: ({ originalEvent }) => {
      if (!keys.includes(originalEvent.key)) return;
      originalEvent.preventDefault();
      act();
    },
  };
}
