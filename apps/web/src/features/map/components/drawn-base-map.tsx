import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useScheme } from '../../../lib/use-scheme.ts';
import { BaseMapLayer } from '@ooo/map/base-map/base-map-layer';
import { LabelLayer, type OwnPlaces } from '@ooo/map/labels/label-layer';
import { DrawnMapNote } from './drawn-map-note.tsx';
import { MAP_COLORS } from '@ooo/map/base-map/map-colors';

const ATTRIBUTION =
  'Natural Earth · GeoNames · <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

interface DrawnBaseMapProps {
  readonly own: OwnPlaces;
  readonly isPlaced: boolean;
}

/** Land, water, streets and names, drawn from what ships: the map without a tile server. */
export function DrawnBaseMap({ own, isPlaced }: DrawnBaseMapProps) {
  const map = useMap();
  const scheme = useScheme();
  const language = useLanguage();

  useEffect(() => {
    if (!isPlaced) return undefined;
    // Tiles that are still to come look like land, so that nothing flashes.
    map.getContainer().style.backgroundColor = MAP_COLORS[scheme].land;
    const layer = new BaseMapLayer(scheme).addTo(map);
    map.attributionControl?.addAttribution(ATTRIBUTION);
    return () => {
      layer.remove();
      map.attributionControl?.removeAttribution(ATTRIBUTION);
    };
  }, [map, scheme, isPlaced]);

  useEffect(() => {
    if (!isPlaced) return undefined;
    const layer = new LabelLayer(scheme, language, own).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, scheme, language, own, isPlaced]);

  return isPlaced ? <DrawnMapNote /> : null;
}
