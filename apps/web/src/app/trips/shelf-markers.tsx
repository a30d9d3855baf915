import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useMemo } from 'react';
import { PreviewMarkers } from '../../features/map/components/preview-markers.tsx';
import { useRecommendations } from '../../features/discover/api/use-recommendations.ts';
import type { ActivePlace } from '../../features/discover/lib/active-place.ts';
import type { Shelf } from '../../features/discover/lib/shelves.ts';

/** As wide as the layer over the map, with its margin. */
const LAYER_PX = 416;

interface ShelfMarkersProps {
  readonly trip: Trip;
  readonly shelf: Shelf;
  readonly active: ActivePlace | undefined;
  readonly onActive: (active: ActivePlace | undefined) => void;
}

/** The recommendations of a shelf on the map, under the numbers of their cards. */
export function ShelfMarkers({ trip, shelf, active, onActive }: ShelfMarkersProps) {
  const places = useRecommendations(trip, shelf).data?.recommendations;
  const previews = useMemo(
    () =>
      (places ?? []).flatMap(({ id, name, coordinates }, index) =>
        coordinates ? [{ id, name, coordinates, number: index + 1 }] : [],
      ),
    [places],
  );
  return (
    <PreviewMarkers
      previews={previews}
      activeId={active?.id}
      onActive={(id) => onActive({ id, isFromMap: true })}
      coveredPx={LAYER_PX}
    />
  );
}
