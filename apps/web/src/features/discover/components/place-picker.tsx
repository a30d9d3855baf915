import { findSaved } from '@ooo/domain/pois/bookmark.rules';
import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useCreatePoi } from '../../trip-data/api/use-change-pois.ts';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { useSaveWarnings } from '../api/use-save-warnings.ts';
import { searchResultToPoi } from '../lib/to-poi.ts';
import { PlaceSearch } from './place-search.tsx';

interface PlacePickerProps {
  readonly trip: Trip;
  /** `isTemporary`: the place was saved by this choice, and was not there before. */
  readonly onPick: (picked: { poi: Poi; isTemporary: boolean }) => void;
  readonly onAddOwn: (name: string) => void;
}

/** A search whose choice becomes a place of the trip at once. */
export function PlacePicker({ trip, onPick, onAddOwn }: PlacePickerProps) {
  const warnings = useSaveWarnings();
  const pois = usePois(trip.id).data ?? [];
  const create = useCreatePoi(trip.id);

  const pick = async (place: PlaceSearchResult) => {
    const saved = findSaved(pois, place);
    if (saved) {
      onPick({ poi: saved, isTemporary: false });
      return;
    }
    try {
      const poi = await create.mutateAsync(searchResultToPoi(place, trip.id));
      onPick({ poi, isTemporary: true });
    } catch (error) {
      warnings.addFailed(error);
    }
  };

  return (
    <PlaceSearch
      trip={trip}
      purpose="schedule"
      focusFirst
      onShow={(place) => void pick(place)}
      onAddOwn={onAddOwn}
    />
  );
}
