import { isInView } from '@ooo/domain/distance/near-destination.rules';
import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import type { DayChoice } from '@ooo/domain/pois/day-filter';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { nameIn } from '@ooo/domain/shared/local-names';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScaleControl } from 'react-leaflet';
import { dayColor } from '../../../lib/theme.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDestination } from '../../trip-data/api/use-destination.ts';
import type { Covered } from '@ooo/map/view/covered';
import { toLatLng } from '@ooo/map/view/leaflet-order';
import { listNeighbourhoods } from '../lib/neighbourhoods.ts';
import type { MarkedPlaces } from '../lib/use-marker-specs.ts';
import { DEFAULT_CENTER, FIT_DAY, FIT_TRIP, WORLD_CENTER, ZOOM } from '@ooo/map/view/zoom';
import { BaseLayer } from './base-layer.tsx';
import { CountBadge } from './count-badge.tsx';
import { DayRoute } from './day-route.tsx';
import { LeafletMap } from './leaflet-map.tsx';
import { MapCamera } from './map-camera.tsx';
import { MapControls } from './map-controls.tsx';
import { MapName } from './map-name.tsx';
import { PlaceCard } from './place-card.tsx';
import { PlaceMarkers } from './place-markers.tsx';
import { PreviewMarker } from './preview-marker.tsx';
import { UnknownDestination } from './unknown-destination.tsx';
import { useSurroundings } from '../../trip-data/api/use-surroundings.ts';
import { useDestinationName } from '../../trip-data/api/use-destination-name.ts';
import classes from './trip-map.module.css';

interface TripMapProps extends Omit<MarkedPlaces, 'selectedId' | 'onSelect'> {
  readonly trip: Trip;
  readonly day: DayChoice;
  readonly selected: Poi | undefined;
  readonly onSelect: (poi: Poi | undefined) => void;
  readonly onSetTime: (poi: Poi) => void;
  readonly onDetails: (poi: Poi) => void;
  /** Adds a place by a pin: asked for where the destination is not known. */
  readonly onPin: () => void;
  /** What covers the edges; the same object as long as it covers the same area. */
  readonly covered: Covered;
  readonly preview?: PlaceSearchResult | undefined;
  /** More markers: what a list beside the map shows. */
  readonly children?: ReactNode;
  /** Over the map at the top: the search. */
  readonly top?: ReactNode;
  /** Over a map with nothing to see yet. */
  readonly empty?: ReactNode;
}

/** The trip on the map. */
export function TripMap(props: TripMapProps) {
  const { trip, pois, saved, airportEvents, day, selected, onSelect, onSetTime } = props;
  const { covered, preview, children, top, empty, ghosts } = props;
  const { t } = useTranslation('map');
  const language = useLanguage();
  const destinationName = useDestinationName(trip);
  const destination = useDestination(trip);
  const city = destination.data?.coordinates;
  const names = destination.data?.names;
  const { isUnknown, around } = useSurroundings(trip);
  const center = city ?? (isUnknown ? (around ?? WORLD_CENTER) : DEFAULT_CENTER);
  const openZoom = around ? ZOOM.country : ZOOM.world;
  const zoom = isUnknown ? openZoom : ZOOM.initial;
  const hasPins = pois.some(({ location }) => location.coordinates);
  const dayNumber = isCalendarDate(day) ? dayNumberOf(trip, day) : undefined;
  // A place on another continent would shrink the city to a dot.
  const near = useMemo(() => pois.filter((poi) => isInView(poi, city)), [pois, city]);
  const own = useMemo(
    () => ({
      names: listNeighbourhoods(pois),
      city: city &&
        names && { name: nameIn(names, language), position: city, rank: 0, fromZoom: 0 },
      markers: pois.flatMap(({ location }) => (location.coordinates ? [location.coordinates] : [])),
    }),
    [pois, city, names, language],
  );

  return (
    <section className={classes.map} aria-label={t('label', { destination: destinationName })}>
      <LeafletMap center={toLatLng(center)} zoom={zoom} className={classes.canvas}>
        <MapName name={t('canvas')} />
        <MapCamera
          fitKey={[trip.id, day, destination.isFetched, String(center), covered.bottom].join('/')}
          limits={dayNumber === undefined ? FIT_TRIP : FIT_DAY}
          pois={near}
          center={center}
          zoom={zoom}
          selected={selected}
          preview={preview?.coordinates}
          covered={covered}
        />
        {/* After the camera, which has to look at the city before anything is loaded for the view. */}
        <BaseLayer own={own} isPlaced={!destination.isLoading} />
        {dayNumber !== undefined && <DayRoute pois={pois} color={dayColor(dayNumber).fill} />}
        <PlaceMarkers
          trip={trip}
          day={day}
          pois={pois}
          saved={saved}
          airportEvents={airportEvents}
          ghosts={ghosts}
          selectedId={selected?.id}
          onSelect={onSelect}
        />
        {preview && <PreviewMarker place={preview} />}
        {children}
        <ScaleControl position="bottomright" imperial={false} />
        <MapControls destination={destinationName} center={city} />
        <CountBadge pois={pois} near={near} covered={covered} />
      </LeafletMap>
      <div className={classes.top} data-row-over-map>
        {top}
      </div>
      {isUnknown && !hasPins && (
        <div className={classes.empty}>
          <UnknownDestination name={destinationName} onPin={props.onPin} />
        </div>
      )}
      {empty !== undefined && !isUnknown && !selected && (
        <div className={classes.empty}>{empty}</div>
      )}
      {selected && (
        <div className={classes.card}>
          <PlaceCard
            key={selected.id}
            trip={trip}
            poi={selected}
            day={day}
            onSetTime={onSetTime}
            onDetails={props.onDetails}
            onClose={() => onSelect(undefined)}
          />
        </div>
      )}
    </section>
  );
}
