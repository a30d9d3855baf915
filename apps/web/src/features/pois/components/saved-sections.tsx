import { isNearDestination } from '@ooo/domain/distance/near-destination.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useSteps } from '../../../lib/use-steps.ts';
import { useDestination } from '../../places/api/use-destination.ts';
import { FarPlaces } from './far-places.tsx';
import { SavedCards } from './saved-cards.tsx';

interface SavedSectionsProps {
  readonly trip: Trip;
  /** In the order and with the filter of the list. */
  readonly pois: readonly Poi[];
  readonly isLeaving: (poi: Poi) => boolean;
  readonly onSetTime: (poi: Poi) => void;
  readonly onShowOnMap: (poi: Poi) => void;
  readonly onRemove: (poi: Poi) => void;
}

/** The cards of the list, those that are far away apart; a long list is drawn in steps. */
export function SavedSections({ trip, pois, ...cards }: SavedSectionsProps) {
  const centre = useDestination(trip).data?.coordinates;
  const drawn = pois.slice(0, useSteps(pois.length));
  const isNear = (poi: Poi) => isNearDestination(poi, centre);
  const far = drawn.filter((poi) => !isNear(poi));
  return (
    <>
      <SavedCards trip={trip} pois={drawn.filter(isNear)} {...cards} />
      {far.length > 0 && (
        <FarPlaces trip={trip}>
          <SavedCards trip={trip} pois={far} {...cards} />
        </FarPlaces>
      )}
    </>
  );
}
