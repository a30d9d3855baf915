import { useReducedMotion } from '@mantine/hooks';
import { distanceKm } from '@ooo/domain/distance/haversine';
import { DESTINATION_RADIUS_KM } from '@ooo/domain/distance/near-destination.rules';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMap } from 'react-leaflet';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toast } from '../../../lib/toast.ts';
import { toLatLng } from '@ooo/map/view/leaflet-order';
import { type OwnPosition, readPosition } from './own-position.ts';
import { ZOOM } from '@ooo/map/view/zoom';

/**
 * Where the traveller is, once asked for. The map goes there if it is near the destination; from farther away, as
 * while planning at home, it stays where it is and says how far that is.
 */
export function useOwnPosition(destination: string, center: Coordinates | undefined) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const map = useMap();
  const reducedMotion = useReducedMotion();
  const [position, setPosition] = useState<OwnPosition>();
  const [isAsking, setIsAsking] = useState(false);

  const locate = async () => {
    setIsAsking(true);
    const reading = await readPosition();
    setIsAsking(false);
    if (!reading.ok) {
      toast({
        title: t('position.failed'),
        message: t(`position.${reading.reason}`),
        variant: 'destructive',
      });
      return;
    }
    setPosition(reading.position);
    const awayKm = center ? distanceKm(reading.position.coordinates, center) : 0;
    if (awayKm > DESTINATION_RADIUS_KM) {
      toast({ title: t('position.far', { distance: format.distance(awayKm), destination }) });
      return;
    }
    const zoom = Math.max(map.getZoom(), ZOOM.selected);
    map.setView(toLatLng(reading.position.coordinates), zoom, { animate: !reducedMotion });
  };
  return { position, isAsking, locate };
}
