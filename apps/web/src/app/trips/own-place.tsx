import type { Trip } from '@ooo/domain/trips/trip.schema';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { OwnPlaceDialog } from '../../features/discover/components/own-place-dialog.tsx';
import type { OwnPlaceStart } from '../../features/discover/lib/own-place.ts';
import { useDistance } from '../../features/trip-data/api/use-distance.ts';
import { useSurroundings } from '../../features/trip-data/api/use-surroundings.ts';
import { later } from '../../lib/later.ts';

/** Leaflet comes with it. */
const PointPicker = later(
  () => import('../../features/map/components/point-picker.tsx'),
  'PointPicker',
);

interface OwnPlaceProps {
  readonly trip: Trip;
  /** The known facts; the dialog is closed while undefined. */
  readonly start: OwnPlaceStart | undefined;
  readonly onClose: () => void;
}

/** The form of a place of one's own, with a map that opens around the traveller's hotel or the city's centre. */
export function OwnPlace({ trip, start, onClose }: OwnPlaceProps) {
  const { anchor } = useDistance(trip);
  const { around } = useSurroundings(trip);
  return (
    <OwnPlaceDialog
      trip={trip}
      start={start}
      onClose={onClose}
      renderPoint={(point, onPoint) => (
        <Suspense fallback={<Skeleton height="14rem" />}>
          <PointPicker
            point={point}
            start={anchor?.coordinates}
            around={around}
            onPoint={onPoint}
          />
        </Suspense>
      )}
    />
  );
}
