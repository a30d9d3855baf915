import type { Trip } from '@ooo/domain/trips/trip.schema';
import { PointPicker } from '../../features/map/components/point-picker.tsx';
import { OwnPlaceDialog } from '../../features/places/components/own-place-dialog.tsx';
import { useDistance } from '../../features/pois/api/use-distance.ts';

interface OwnPlaceProps {
  readonly trip: Trip;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The form of a place of one's own, with a map that opens around the traveller's hotel or the city's centre. */
export function OwnPlace({ trip, opened, onClose }: OwnPlaceProps) {
  const { anchor } = useDistance(trip);
  return (
    <OwnPlaceDialog
      trip={trip}
      opened={opened}
      onClose={onClose}
      renderPoint={(point, onPoint) => (
        <PointPicker point={point} start={anchor?.coordinates} onPoint={onPoint} />
      )}
    />
  );
}
