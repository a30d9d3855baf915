import { Container, Text, Title } from '@mantine/core';
import { DISCOVERY_SHELVES } from '@ooo/domain/places/discovery-shelves';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRecommendations } from '../api/use-recommendations.ts';
import { SHELF_ICONS, type Shelf } from '../lib/shelves.ts';
import classes from './discover-view.module.css';
import { PlaceSearch } from './place-search.tsx';
import { useDestinationName } from '../../trip-data/api/use-destination-name.ts';
import { RecommendationList } from './recommendation-list.tsx';

const RECOMMENDED = DISCOVERY_SHELVES[4];

interface DiscoverViewProps {
  readonly trip: Trip;
  readonly onPick: (shelf: Shelf) => void;
  readonly onSetTime: (poi: Poi, date?: CalendarDate) => void;
  readonly onAddOwn: () => void;
}

/** The discovery screen: search, the highlights, and the categories. */
export function DiscoverView({ trip, onPick, onSetTime, onAddOwn }: DiscoverViewProps) {
  const { t } = useTranslation('places');
  const destination = useDestinationName(trip);
  const { data } = useRecommendations(trip, RECOMMENDED);
  const isEmpty = data?.recommendations.length === 0;
  return (
    <Container size="77rem" py="lg">
      <div className={classes.search}>
        <PlaceSearch trip={trip} />
      </div>
      <Title order={2} mt="lg">
        {t('discover.recommended')}
      </Title>
      {!isEmpty && (
        <Text size="sm" c="var(--ooo-muted)">
          {t('discover.recommendedText', { destination })}
        </Text>
      )}
      <div className={classes.recommended}>
        <RecommendationList
          trip={trip}
          shelf={RECOMMENDED}
          onSetTime={onSetTime}
          onAddOwn={onAddOwn}
        />
      </div>
      <Title order={2} mt="xl">
        {t('discover.categories')}
      </Title>
      <ul className={classes.shelves} aria-label={t('discover.categories')}>
        {DISCOVERY_SHELVES.map((shelf) => {
          const ShelfIcon = SHELF_ICONS[shelf.subcategory];
          return (
            <li key={shelf.subcategory}>
              <button type="button" className={classes.shelf} onClick={() => onPick(shelf)}>
                <ShelfIcon size={22} stroke={1.75} aria-hidden />
                <span className={classes.label}>{t(`cards.${shelf.subcategory}`)}</span>
                <IconChevronRight size={16} stroke={1.75} aria-hidden className={classes.arrow} />
              </button>
            </li>
          );
        })}
      </ul>
    </Container>
  );
}
