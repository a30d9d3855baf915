import { Button, Text } from '@mantine/core';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconBed } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BasesDialog } from '../../features/discover/components/bases-dialog.tsx';
import type { OwnPlaceStart } from '../../features/discover/lib/own-place.ts';
import { usePois } from '../../features/trip-data/api/use-pois.ts';
import { OwnPlace } from '../trips/own-place.tsx';

/** Where the traveller sleeps, in the trip's settings: the hotels, and the dialog that changes them over it. */
export function SettingsBase({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation('bases');
  const [isOpen, setIsOpen] = useState(false);
  const [own, setOwn] = useState<OwnPlaceStart>();
  const hotels = usePois(trip.id).data?.filter(({ tag }) => tag === 'hotel') ?? [];
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {t('open')}
      </Text>
      <Button
        variant="default"
        fullWidth
        justify="flex-start"
        leftSection={<IconBed size={18} stroke={1.75} />}
        onClick={() => setIsOpen(true)}
      >
        {hotels.length === 0 ? t('add') : hotels.map(({ name }) => name).join(' · ')}
      </Button>
      <BasesDialog
        trip={trip}
        opened={isOpen && own === undefined}
        onClose={() => setIsOpen(false)}
        onAddOwn={(name) => setOwn({ sort: 'hotel', name })}
      />
      <OwnPlace trip={trip} start={own} onClose={() => setOwn(undefined)} />
    </div>
  );
}
