import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import type { TripTab } from '../lib/trip-view.ts';

interface NoTripViewProps {
  readonly tab: Exclude<TripTab, 'map'>;
  readonly onNewTrip: () => void;
}

/** A trip's view without a trip: says what would be here, and how to get it. */
export function NoTripView({ tab, onNewTrip }: NoTripViewProps) {
  const { t } = useTranslation(['trip', 'trips']);
  return (
    <EmptyState
      text={t('trip:none.title')}
      detail={t(`trip:none.${tab}`)}
      action={
        <Button leftSection={<IconPlus size={18} stroke={1.75} />} onClick={onNewTrip}>
          {t('trips:switcher.newTrip')}
        </Button>
      }
    />
  );
}
