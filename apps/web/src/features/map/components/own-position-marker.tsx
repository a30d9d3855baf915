import { useTranslation } from 'react-i18next';
import { Circle, CircleMarker, Tooltip } from 'react-leaflet';
import { PAPER, POSITION } from '../../../lib/theme.ts';
import { toLatLng } from '@ooo/map/view/leaflet-order';
import type { OwnPosition } from '../lib/own-position.ts';

/** Where the traveller is, and how exactly the device knows it. */
export function OwnPositionMarker({ position }: { readonly position: OwnPosition }) {
  const { t } = useTranslation('map');
  const center = toLatLng(position.coordinates);
  return (
    <>
      <Circle
        center={center}
        radius={position.accuracyM}
        interactive={false}
        pathOptions={{ color: POSITION, weight: 1, opacity: 0.4, fillOpacity: 0.12 }}
      />
      <CircleMarker
        center={center}
        radius={7}
        pathOptions={{ color: PAPER, weight: 3, fillColor: POSITION, fillOpacity: 1 }}
      >
        <Tooltip direction="top">{t('position.here')}</Tooltip>
      </CircleMarker>
    </>
  );
}
