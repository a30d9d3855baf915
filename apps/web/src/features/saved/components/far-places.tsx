import { Text, Title } from '@mantine/core';
import { DESTINATION_RADIUS_KM } from '@ooo/domain/distance/near-destination.rules';
import { cityOfDestination } from '@ooo/domain/trips/city-of-destination';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useDestinationName } from '../../trip-data/api/use-destination-name.ts';

interface FarPlacesProps {
  readonly trip: Trip;
  readonly children: ReactNode;
}

/** Places too far from the destination to be planned, and why they are separate. */
export function FarPlaces({ trip, children }: FarPlacesProps) {
  const { t } = useTranslation('pois');
  const destination = useDestinationName(trip);
  const format = useFormat();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mt="xl">
        {t('far.title')}
      </Title>
      <Text size="sm" c="var(--ooo-muted)" mb="md">
        {t('far.text', {
          distance: format.distance(DESTINATION_RADIUS_KM),
          city: cityOfDestination(destination),
        })}
      </Text>
      {children}
    </section>
  );
}
