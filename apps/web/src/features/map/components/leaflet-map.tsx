import './leaflet.css';
import type { LatLng } from 'leaflet';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { MapContainer, useMap } from 'react-leaflet';

/** The zoom limits of every map of the product, and its own buttons. */
const OPTIONS = { minZoom: 2, maxZoom: 18, zoomControl: false, worldCopyJump: true } as const;

interface LeafletMapProps {
  /** Where the map opens. */
  readonly center: LatLng;
  readonly zoom: number;
  /** Whether Leaflet itself minds the arrow keys. */
  readonly keyboard?: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * Forgets a zoom that is under way when the map is taken away: Leaflet 1.9 would go on with it a quarter of a second later,
 * and throw because the map is gone (Leaflet issue 9575).
 */
function ForgetZoomOnLeave() {
  const map = useMap();
  useEffect(() => {
    // For as long as the map lives: only its end removes it.
    map.on('unload', () => Object.assign(map, { _animatingZoom: false }));
  }, [map]);
  return null;
}

/**
 * Tells the maps of a place on the page apart: React Leaflet removes its map for good when the page hides it, so another
 * one is needed once it is shown again. That one waits until everything else is on the page.
 */
function useMapNumber(): { readonly number: number; readonly isReady: boolean } {
  const [number, setNumber] = useState(0);
  const [shown, setShown] = useState(0);
  useEffect(() => () => setNumber((last) => last + 1), []);
  useEffect(() => startTransition(() => setShown(number)), [number]);
  return { number, isReady: number === shown };
}

/** A map of Leaflet's as every map of the product is. */
export function LeafletMap({
  center,
  zoom,
  keyboard = true,
  className,
  children,
}: LeafletMapProps) {
  const { number, isReady } = useMapNumber();
  if (!isReady) return <div className={className} />;
  return (
    <MapContainer
      key={number}
      center={center}
      zoom={zoom}
      {...OPTIONS}
      keyboard={keyboard}
      className={className ?? ''}
    >
      {children}
      <ForgetZoomOnLeave />
    </MapContainer>
  );
}
