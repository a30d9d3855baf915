import { Suspense, useState } from 'react';
import { TileLayer } from 'react-leaflet';
import { later } from '../../../lib/later.ts';
import { useAppConfig } from '../../app/api/use-app-config.ts';
import type { OwnPlaces } from '@ooo/map/labels/label.layer';

const DrawnBaseMap = later(() => import('./drawn-base-map.tsx'), 'DrawnBaseMap');
const PmtilesLayer = later(() => import('./pmtiles-layer.tsx'), 'PmtilesLayer');

/** After this many failed tiles without a loaded one, the map is drawn instead. */
const FAILED_TILES = 4;

interface TileHealth {
  readonly loaded: boolean;
  readonly failed: number;
}

interface BaseLayerProps {
  readonly own: OwnPlaces;
  /** The map shows where the trip goes: before that it would load another city. */
  readonly isPlaced: boolean;
}

/** The server's PMTiles file or tiles; the drawn map if it names none, or if they do not load. */
export function BaseLayer({ own, isPlaced }: BaseLayerProps) {
  const config = useAppConfig();
  const [health, setHealth] = useState<TileHealth>({ loaded: false, failed: 0 });
  const tiles = config.data?.tiles;
  const [isFileGone, setIsFileGone] = useState(false);
  const file = config.data?.pmtilesUrl;
  const isGone = config.isError || health.failed >= FAILED_TILES;

  if (config.isPending) return null;
  if (file && !isFileGone) {
    return (
      <Suspense fallback={null}>
        <PmtilesLayer url={file} isPlaced={isPlaced} onGone={() => setIsFileGone(true)} />
      </Suspense>
    );
  }
  if (!tiles || isGone || isFileGone) {
    return (
      <Suspense fallback={null}>
        <DrawnBaseMap own={own} isPlaced={isPlaced} />
      </Suspense>
    );
  }
  if (!isPlaced) return null;
  return (
    <TileLayer
      url={tiles.url}
      attribution={tiles.attribution}
      maxZoom={18}
      eventHandlers={{
        tileload: () => setHealth({ loaded: true, failed: 0 }),
        tileerror: () =>
          setHealth((now) => (now.loaded ? now : { loaded: false, failed: now.failed + 1 })),
      }}
    />
  );
}
