import { divIcon } from 'leaflet';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Marker, useMap } from 'react-leaflet';
import type { PlaceCluster } from '../lib/group-places.ts';
import { toLatLng } from '../lib/leaflet-order.ts';
import { onPress } from '../lib/on-press.ts';
import { useMarkerName } from '../lib/use-marker-name.ts';
import classes from './markers.module.css';

const SIZE_PX = 44;

/** Several places in one spot; a press comes closer until they stand apart. */
export function ClusterMarker({ cluster }: { readonly cluster: PlaceCluster }) {
  const { t } = useTranslation('map');
  const map = useMap();
  const { count, coordinates, opensAt } = cluster;
  const icon = useMemo(() => {
    const face = document.createElement('span');
    face.className = classes.cluster ?? '';
    face.textContent = String(count);
    return divIcon({
      html: face,
      className: classes.anchor ?? '',
      iconSize: [SIZE_PX, SIZE_PX],
    });
  }, [count]);

  const name = t('cluster', { count });
  const marker = useMarkerName(name, icon);

  return (
    <Marker
      ref={marker}
      position={toLatLng(coordinates)}
      icon={icon}
      title={name}
      eventHandlers={onPress(() => map.setView(toLatLng(coordinates), opensAt))}
    />
  );
}
