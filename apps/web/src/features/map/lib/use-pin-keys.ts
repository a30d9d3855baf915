import type { LeafletKeyboardEvent, PointExpression } from 'leaflet';
import { useEffect } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { KEYS } from '../../../lib/keys.ts';

const [UP, DOWN, LEFT, RIGHT] = KEYS.panMap;
const [NEARER, FARTHER] = KEYS.zoomMap;
const STEP_PX = 10;

/** In pixels of the map, to the right and down. */
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  [UP]: [0, -STEP_PX],
  [DOWN]: [0, STEP_PX],
  [LEFT]: [-STEP_PX, 0],
  [RIGHT]: [STEP_PX, 0],
};

interface PinKeys {
  /** Enter or the space bar. */
  readonly onSet: () => void;
  readonly onMove: (byPx: PointExpression) => void;
}

/** Gives the map the keyboard: arrows move the pin, plus and minus zoom. Leaflet's own keys have to be off. */
export function usePinKeys({ onSet, onMove }: PinKeys): void {
  const map = useMap();

  useEffect(() => {
    map.getContainer().tabIndex = 0;
  }, [map]);

  useMapEvents({
    keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = originalEvent;
      // The zoom buttons are inside of the map, and their keys are theirs.
      if (target !== map.getContainer() || altKey || ctrlKey || metaKey) return;
      const move = MOVES[key];
      if (move) onMove([...move]);
      else if (key === NEARER || key === '=') map.zoomIn();
      else if (key === FARTHER) map.zoomOut();
      else if (KEYS.pressOnMap.some((press) => press === key)) onSet();
      else return;
      originalEvent.preventDefault();
    },
  });
}
