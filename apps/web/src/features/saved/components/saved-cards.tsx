import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { useHoursWords } from '../../trip-data/api/use-hours-words.ts';
import { useTripHours } from '../../trip-data/api/use-trip-hours.ts';
import { useDistance } from '../../trip-data/api/use-distance.ts';
import { PlaceCard } from './place-card.tsx';
import classes from './saved-view.module.css';

export interface SavedCardsProps {
  readonly trip: Trip;
  readonly pois: readonly Poi[];
  readonly isLeaving: (poi: Poi) => boolean;
  readonly onSetTime: (poi: Poi) => void;
  readonly onShowOnMap: (poi: Poi) => void;
  readonly onRemove: (poi: Poi) => void;
}

/** A card for each place, with its hours in words and how far it is. */
export function SavedCards({ trip, pois, isLeaving, ...actions }: SavedCardsProps) {
  const { t } = useTranslation('pois');
  const hours = useTripHours(trip);
  const writeHours = useHoursWords(trip);
  const distance = useDistance(trip);
  return (
    <div className={classes.cards}>
      {pois.map((poi) => {
        const days = hours.find(poi.id);
        const words = days && writeHours(days, poi.date);
        return (
          <PlaceCard
            key={poi.id}
            trip={trip}
            poi={poi}
            hours={hours.isPending ? t('hoursLoading') : words}
            distance={poi.tag === 'hotel' ? undefined : distance.write(poi.location.coordinates)}
            isLeaving={isLeaving(poi)}
            {...actions}
          />
        );
      })}
    </div>
  );
}
