import { Container, Text, Title } from '@mantine/core';
import { DISCOVERY_SHELVES } from '@ooo/domain/places/place.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SHELF_ICONS, type Shelf } from '../lib/shelves.ts';
import classes from './discover-view.module.css';
import { PlaceSearch } from './place-search.tsx';
import { RecommendationList } from './recommendation-list.tsx';

const RECOMMENDED = DISCOVERY_SHELVES[4];

interface DiscoverViewProps {
  readonly trip: Trip;
  readonly onPick: (shelf: Shelf) => void;
}

/** The discovery screen: search, categories, and the highlights. */
export function DiscoverView({ trip, onPick }: DiscoverViewProps) {
  const { t } = useTranslation('places');
  return (
    <Container size="77rem" py="lg">
      <div className={classes.search}>
        <PlaceSearch trip={trip} />
      </div>
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
      <Title order={2} mt="xl">
        {t('discover.recommended')}
      </Title>
      <Text size="sm" c="var(--ooo-muted)" mb="md">
        {t('discover.recommendedText', { destination: trip.destination })}
      </Text>
      <RecommendationList trip={trip} shelf={RECOMMENDED} />
    </Container>
  );
}
