import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useScheme } from '../../../lib/use-scheme.ts';
import { makePmtilesLayer, openPmtiles } from '@ooo/map/tile-file/pmtiles.layer';

interface PmtilesLayerProps {
  readonly url: string;
  readonly isPlaced: boolean;
  /** The file does not answer, or is invalid. */
  readonly onGone: () => void;
}

/** The base map from a PMTiles file, in the reader's language and the theme's colours. */
export function PmtilesLayer({ url, isPlaced, onGone }: PmtilesLayerProps) {
  const map = useMap();
  const flavor = useScheme();
  const lang = useLanguage();
  const whenGone = useRef(onGone);

  useEffect(() => {
    whenGone.current = onGone;
  }, [onGone]);

  useEffect(() => {
    if (!isPlaced) return undefined;
    let isGone = false;
    let remove: (() => void) | undefined;
    const show = async () => {
      const opened = await openPmtiles(url);
      if (isGone) return;
      if (!opened) return whenGone.current();
      const layer = makePmtilesLayer(opened, { flavor, lang }).addTo(map);
      remove = () => layer.remove();
    };
    void show();
    return () => {
      isGone = true;
      remove?.();
    };
  }, [map, url, flavor, lang, isPlaced]);

  return null;
}
