import { Text, VisuallyHidden } from '@mantine/core';
import { writeTypedCoordinates } from '@ooo/domain/pois/typed-coordinates';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { DomEvent } from 'leaflet';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMap } from 'react-leaflet';
import { toLatLng } from '@ooo/map/view/leaflet-order';
import { NO_PLACES } from '../lib/no-places.ts';
import { WORLD_CENTER, ZOOM } from '@ooo/map/view/zoom';
import { BaseLayer } from './base-layer.tsx';
import { LeafletMap } from './leaflet-map.tsx';
import { MapName } from './map-name.tsx';
import classes from './point-picker.module.css';
import { PointPin } from './point-pin.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

interface PointPickerProps {
  readonly point: Coordinates | undefined;
  /** Where the map opens without a point; undefined while it is unknown. */
  readonly start: Coordinates | undefined;
  /** The fallback area if the start stays unknown. */
  readonly around?: Coordinates | undefined;
  readonly onPoint: (point: Coordinates) => void;
}

/** Brings the start into view when it becomes known, as long as no point is chosen. */
function StartView(props: { start: Coordinates; zoom: number; hasPoint: boolean }) {
  const { start, zoom, hasPoint } = props;
  const map = useMap();
  const [longitude, latitude] = start;
  const isFree = useRef(!hasPoint);
  useEffect(() => {
    if (isFree.current) map.setView(toLatLng([longitude, latitude]), zoom, { animate: false });
    isFree.current = false;
  }, [map, longitude, latitude, zoom]);
  return null;
}

function PickerZoom() {
  const box = useRef<HTMLDivElement>(null);
  // A press on a button sets no pin under it.
  useEffect(() => {
    if (box.current) DomEvent.disableClickPropagation(box.current);
  }, []);
  return (
    <div ref={box} className={classes.zoom}>
      <ZoomButtons />
    </div>
  );
}

/** A small map on which a point is chosen: by a press, by dragging the pin, or by the arrow keys. */
export function PointPicker({ point, start, around, onPoint }: PointPickerProps) {
  const { t } = useTranslation('map');
  const hintId = useId();
  const view = start ?? around;
  const wideZoom = around ? ZOOM.country : ZOOM.world;
  const zoom = start ? ZOOM.point : wideZoom;
  return (
    <div>
      <div className={classes.picker}>
        <LeafletMap
          center={toLatLng(point ?? view ?? WORLD_CENTER)}
          zoom={point ? ZOOM.point : zoom}
          keyboard={false}
          className={classes.canvas}
        >
          <MapName name={t('point.label')} hintId={hintId} role="application" />
          {view && <StartView start={view} zoom={zoom} hasPoint={point !== undefined} />}
          <BaseLayer own={NO_PLACES} isPlaced />
          <PointPin point={point} onPoint={onPoint} />
          <PickerZoom />
        </LeafletMap>
      </div>
      <Text id={hintId} size="xs" c="var(--ooo-muted)" mt={4}>
        {t('point.hint')}
      </Text>
      <VisuallyHidden component="output">
        {point && t('point.at', { where: writeTypedCoordinates(point) })}
      </VisuallyHidden>
    </div>
  );
}
