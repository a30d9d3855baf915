import { useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { useDrawnWorld } from '../api/use-drawn-world.ts';
import { BaseMapLayer } from '../lib/base-map/base-map-layer.ts';
import { LabelLayer, type OwnPlaces } from '../lib/base-map/label-layer.ts';

const ATTRIBUTION =
  'Natural Earth · GeoNames · <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

interface DrawnBaseMapProps {
  readonly own: OwnPlaces;
}

/** Land, water, borders and names, drawn from what ships: the map without a tile server. */
export function DrawnBaseMap({ own }: DrawnBaseMapProps) {
  const map = useMap();
  const scheme = useComputedColorScheme('light');
  const world = useDrawnWorld();

  useEffect(() => {
    if (!world) return undefined;
    const layer = new BaseMapLayer(world, scheme).addTo(map);
    map.attributionControl?.addAttribution(ATTRIBUTION);
    return () => {
      layer.remove();
      map.attributionControl?.removeAttribution(ATTRIBUTION);
    };
  }, [map, world, scheme]);

  useEffect(() => {
    if (!world) return undefined;
    const layer = new LabelLayer(world, scheme, own).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, world, scheme, own]);

  return null;
}
