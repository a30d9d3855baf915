import { isNearDestination } from '@ooo/domain/distance/near-destination.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { useSteps } from '../../../lib/use-steps.ts';
import { useDestination } from '../../trip-data/api/use-destination.ts';
import { FarPlaces } from './far-places.tsx';
import { SavedCards, type SavedCardsProps } from './saved-cards.tsx';

/** The cards of the list, those that are far away apart; a long list is drawn in steps. */
export function SavedSections({ trip, pois, ...cards }: SavedCardsProps) {
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
