import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import 'leaflet/dist/leaflet.css';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MapContainer, ScaleControl, ZoomControl } from 'react-leaflet';
import { dayColor } from '../../../lib/theme.ts';
import type { DayChoice } from '@ooo/domain/pois/day-filter';
import { useDestination } from '../../places/api/use-destination.ts';
import { toLatLng } from '../lib/leaflet-order.ts';
import { listNeighbourhoods } from '../lib/neighbourhoods.ts';
import { DEFAULT_CENTER, ZOOM } from '../lib/zoom.ts';
import { BaseLayer } from './base-layer.tsx';
import { CountBadge } from './count-badge.tsx';
import { DayRoute } from './day-route.tsx';
import { MapCamera } from './map-camera.tsx';
import { PlaceCard } from './place-card.tsx';
import { PlaceMarkers } from './place-markers.tsx';
import { PreviewMarker } from './preview-marker.tsx';
import classes from './trip-map.module.css';

interface TripMapProps {
  readonly trip: Trip;
  /** What the day filter lets through; of a single day in its order. */
  readonly pois: readonly Poi[];
  readonly day: DayChoice;
  readonly selected: Poi | undefined;
  readonly onSelect: (poi: Poi | undefined) => void;
  readonly onSetTime: (poi: Poi) => void;
  readonly preview?: PlaceSearchResult | undefined;
  /** More markers: what a list beside the map shows. */
  readonly children?: ReactNode;
  /** Over the map at the top: the search. */
  readonly top?: ReactNode;
  /** Over the map where there is nothing to see yet. */
  readonly empty?: ReactNode;
}

/** The trip on the map. */
export function TripMap(props: TripMapProps) {
  const { trip, pois, day, selected, onSelect, onSetTime, preview, children, top, empty } = props;
  const { t } = useTranslation('map');
  const destination = useDestination(trip);
  const center = destination.data?.coordinates ?? DEFAULT_CENTER;
  const dayNumber = isCalendarDate(day) ? dayNumberOf(trip, day) : undefined;
  const own = useMemo(
    () => ({
      names: listNeighbourhoods(pois),
      markers: pois.flatMap(({ location }) => (location.coordinates ? [location.coordinates] : [])),
    }),
    [pois],
  );

  return (
    <section className={classes.map} aria-label={t('label', { destination: trip.destination })}>
      <MapContainer
        center={toLatLng(center)}
        zoom={ZOOM.initial}
        minZoom={2}
        maxZoom={18}
        zoomControl={false}
        worldCopyJump
        className={classes.canvas ?? ''}
      >
        <BaseLayer own={own} />
        <MapCamera
          fitKey={`${trip.id}/${day}/${destination.isFetched}`}
          pois={pois}
          center={center}
          selected={selected}
          preview={preview?.coordinates}
        />
        {dayNumber !== undefined && <DayRoute pois={pois} color={dayColor(dayNumber).fill} />}
        <PlaceMarkers trip={trip} pois={pois} selectedId={selected?.id} onSelect={onSelect} />
        {preview && <PreviewMarker place={preview} />}
        {children}
        <ZoomControl position="bottomright" zoomInTitle={t('zoomIn')} zoomOutTitle={t('zoomOut')} />
        <ScaleControl position="bottomright" imperial={false} />
        <CountBadge pois={pois} />
      </MapContainer>
      <div className={classes.top}>{top}</div>
      {empty !== undefined && !selected && <div className={classes.empty}>{empty}</div>}
      {selected && (
        <div className={classes.card}>
          <PlaceCard
            key={selected.id}
            trip={trip}
            poi={selected}
            onSetTime={onSetTime}
            onClose={() => onSelect(undefined)}
          />
        </div>
      )}
    </section>
  );
}
