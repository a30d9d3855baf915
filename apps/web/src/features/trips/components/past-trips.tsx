import { SimpleGrid, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripOverview } from '../api/use-trip-overviews.ts';
import { TripCard } from './trip-card.tsx';

/** Trips that are over, below those that are planned. */
export function PastTrips({ overviews }: { readonly overviews: readonly TripOverview[] }) {
  const { t } = useTranslation('trips');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} fz="md" c="var(--ooo-muted)" mb="sm">
        {t('past')}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {overviews.map((overview) => (
          <TripCard key={overview.trip.id} overview={overview} isPast />
        ))}
      </SimpleGrid>
    </section>
  );
}
