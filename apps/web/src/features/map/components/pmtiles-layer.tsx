import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { useLanguage } from '../../../i18n/use-language.ts';
import { makePmtilesLayer, openPmtiles } from '../lib/pmtiles.ts';

interface PmtilesLayerProps {
  readonly url: string;
  /** The file does not answer, or is none. */
  readonly onGone: () => void;
}

/** The base map from a PMTiles file, in the reader's language and the theme's colours. */
export function PmtilesLayer({ url, onGone }: PmtilesLayerProps) {
  const map = useMap();
  const flavor = useComputedColorScheme('light');
  const lang = useLanguage();
  const whenGone = useRef(onGone);

  useEffect(() => {
    whenGone.current = onGone;
  }, [onGone]);

  useEffect(() => {
    let isGone = false;
    let remove: (() => void) | undefined;
    const show = async () => {
      const file = await openPmtiles(url);
      if (isGone) return;
      if (!file) return whenGone.current();
      const layer = makePmtilesLayer(file, { flavor, lang }).addTo(map);
      remove = () => layer.remove();
    };
    void show();
    return () => {
      isGone = true;
      remove?.();
    };
  }, [map, url, flavor, lang]);

  return null;
}
