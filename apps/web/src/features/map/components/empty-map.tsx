import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScaleControl } from 'react-leaflet';
import { toLatLng } from '@ooo/map/view/leaflet-order';
import { NO_PLACES } from '../lib/no-places.ts';
import { DEFAULT_CENTER, ZOOM } from '@ooo/map/view/zoom';
import { BaseLayer } from './base-layer.tsx';
import controls from './map-controls.module.css';
import { LeafletMap } from './leaflet-map.tsx';
import { MapName } from './map-name.tsx';
import classes from './trip-map.module.css';
import { ZoomButtons } from './zoom-buttons.tsx';

/** The map of no trip; `children` lie over it. */
export function EmptyMap({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('map');
  return (
    <section className={classes.map} aria-label={t('ofNoTrip')}>
      <LeafletMap center={toLatLng(DEFAULT_CENTER)} zoom={ZOOM.initial} className={classes.canvas}>
        <MapName name={t('canvas')} />
        <BaseLayer own={NO_PLACES} isPlaced />
        <ScaleControl position="bottomright" imperial={false} />
        <div className={controls.controls} data-over-map>
          <ZoomButtons className={controls.zoom} />
        </div>
      </LeafletMap>
      <div className={classes.empty}>{children}</div>
    </section>
  );
}
