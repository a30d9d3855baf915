import { BaseMapLayer } from '@ooo/map/base-map/base-map.layer';
import { LabelLayer, type OwnPlaces } from '@ooo/map/labels/label.layer';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useScheme } from '../../../lib/use-scheme.ts';
import { useLayer } from '../lib/use-layer.ts';
import { DrawnMapNote } from './drawn-map-note.tsx';

interface DrawnBaseMapProps {
  readonly own: OwnPlaces;
  readonly isPlaced: boolean;
}

/** Land, water, streets and names, drawn from built-in data: the map without a tile server. */
export function DrawnBaseMap({ own, isPlaced }: DrawnBaseMapProps) {
  return isPlaced ? <DrawnLayers own={own} /> : null;
}

function DrawnLayers({ own }: { readonly own: OwnPlaces }) {
  const scheme = useScheme();
  const language = useLanguage();
  useLayer(useMemo(() => new BaseMapLayer(scheme), [scheme]));
  useLayer(useMemo(() => new LabelLayer(scheme, language, own), [scheme, language, own]));
  return <DrawnMapNote />;
}
