import { useReducedMotion } from '@mantine/hooks';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { divIcon, latLngBounds } from 'leaflet';
import { useEffect, useMemo } from 'react';
import { Marker, useMap } from 'react-leaflet';
import { toLatLng } from '@ooo/map/view/leaflet-order';
import { onPress } from '@ooo/map/markers/on-press';
import { useMarkerName } from '../lib/use-marker-name.ts';
import { FIT_BADGE } from '@ooo/map/view/zoom';
import classes from './markers.module.css';

const SIZE_PX = 36;
const MARGIN_PX = 48;

/** A place that a list beside the map shows under the same number. */
export interface Preview {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly coordinates: Coordinates;
}

interface PreviewMarkersProps {
  /** The same array as long as the places are the same: a new one is brought into view. */
  readonly previews: readonly Preview[];
  readonly activeId: string | undefined;
  readonly onActive: (id: string) => void;
  /** How much of the map the list covers on the left. */
  readonly coveredPx: number;
}

function PreviewMarker(
  props: Omit<PreviewMarkersProps, 'previews' | 'coveredPx'> & { readonly preview: Preview },
) {
  const { preview, activeId, onActive } = props;
  const { id, name, number, coordinates } = preview;
  const isActive = id === activeId;
  const icon = useMemo(() => {
    const face = document.createElement('span');
    face.className = classes.numbered ?? '';
    face.textContent = String(number);
    if (isActive) face.dataset['active'] = 'true';
    return divIcon({ html: face, className: classes.anchor ?? '', iconSize: [SIZE_PX, SIZE_PX] });
  }, [number, isActive]);
  const marker = useMarkerName(`${number}. ${name}`, icon);
  return (
    <Marker
      ref={marker}
      position={toLatLng(coordinates)}
      icon={icon}
      title={name}
      zIndexOffset={isActive ? 2000 : 1500}
      eventHandlers={{
        ...onPress(() => onActive(id)),
        mouseover: () => onActive(id),
      }}
    />
  );
}

/** What discovery found, by its numbers; the map shows all of it whenever there is more. */
export function PreviewMarkers({ previews, activeId, onActive, coveredPx }: PreviewMarkersProps) {
  const map = useMap();
  const reducedMotion = useReducedMotion();
  useEffect(() => {
    if (previews.length === 0) return;
    map.fitBounds(latLngBounds(previews.map(({ coordinates }) => toLatLng(coordinates))), {
      paddingTopLeft: [coveredPx + MARGIN_PX, MARGIN_PX],
      paddingBottomRight: [MARGIN_PX, MARGIN_PX],
      maxZoom: FIT_BADGE.max,
      animate: !reducedMotion,
    });
  }, [map, previews, coveredPx, reducedMotion]);
  return previews.map((preview) => (
    <PreviewMarker key={preview.id} preview={preview} activeId={activeId} onActive={onActive} />
  ));
}
