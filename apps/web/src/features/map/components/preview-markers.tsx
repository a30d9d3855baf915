import { useReducedMotion } from '@mantine/hooks';
import { type Preview, PreviewLayer } from '@ooo/map/previews/preview.layer';
import { toBounds } from '@ooo/map/view/leaflet-order';
import { FIT_BADGE } from '@ooo/map/view/zoom';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { KEYS } from '../../../lib/keys.ts';
import { useLayer } from '../lib/use-layer.ts';

const MARGIN_PX = 48;

interface PreviewMarkersProps {
  /** The same array as long as the places are the same: a new one is brought into view. */
  readonly previews: readonly Preview[];
  readonly activeId: string | undefined;
  readonly onActive: (id: string) => void;
  /** How much of the map the list covers on the left. */
  readonly coveredPx: number;
}

/** What discovery found, by its numbers; the map shows all of it whenever there is more. */
export function PreviewMarkers({ previews, activeId, onActive, coveredPx }: PreviewMarkersProps) {
  const map = useMap();
  const reducedMotion = useReducedMotion();
  const [layer] = useState(() => new PreviewLayer(KEYS.pressOnMap));
  useLayer(layer);

  useEffect(
    () => layer.show(previews, { activeId, onActive }),
    [layer, previews, activeId, onActive],
  );

  useEffect(() => {
    const bounds = toBounds(previews.map(({ coordinates }) => coordinates));
    if (!bounds) return;
    map.fitBounds(bounds, {
      paddingTopLeft: [coveredPx + MARGIN_PX, MARGIN_PX],
      paddingBottomRight: [MARGIN_PX, MARGIN_PX],
      maxZoom: FIT_BADGE.max,
      animate: !reducedMotion,
    });
  }, [map, previews, coveredPx, reducedMotion]);
  return null;
}
