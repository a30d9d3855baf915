import type { Layer } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Keeps a layer on the map that is around; what fills the layer has to come after this. */
export function useLayer(layer: Layer): void {
  const map = useMap();
  useEffect(() => {
    layer.addTo(map);
    return () => {
      layer.remove();
    };
  }, [layer, map]);
}
