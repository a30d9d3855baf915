import { Button } from '@mantine/core';
import { cityOfDestination } from '@ooo/domain/trips/city-of-destination';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useAppConfig } from '../../app/api/use-app-config.ts';
import { useDestinationName } from '../../trip-data/api/use-destination-name.ts';

interface NoPlacesProps {
  readonly trip: Trip;
  /** Sources that did not answer: they may have some. */
  readonly unreachable: readonly string[];
  readonly onAddOwn: () => void;
}

/** No place is known here: says why, and offers to add the traveller's own. */
export function NoPlaces({ trip, unreachable, onAddOwn }: NoPlacesProps) {
  const { t } = useTranslation('places');
  const asked = useAppConfig().data?.placeSources ?? [];
  const city = cityOfDestination(useDestinationName(trip));
  const sources = unreachable.join(', ');
  const why = () => {
    if (unreachable.length > 0) return t('discover.noneUnreachable', { city, sources });
    if (asked.length === 0) return t('discover.noneOffline', { city });
    return t(asked.includes('Google') ? 'discover.noneHere' : 'discover.noneWithoutKey', { city });
  };
  return (
    <EmptyState
      text={t('discover.none')}
      detail={why()}
      action={
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} />}
          onClick={onAddOwn}
        >
          {t('own.add')}
        </Button>
      }
    />
  );
}
