import { Button, Group, Stack } from '@mantine/core';
import { addTicketToTrip } from '@ooo/domain/tickets/add-ticket-to-trip';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { useAtom } from '../../../lib/jotai.ts';
import { usePlacesOfTrip } from '../api/use-places-of-trip.ts';
import { withSegments } from '../lib/journey.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { ApplyChanges } from './apply-changes.tsx';

interface ChangesStepProps {
  readonly trip: Trip;
  readonly onApplied: (trip: Trip) => void;
}

/** What the ticket changes of its trip, before it does; or why it does not belong to it. */
export function ChangesStep({ trip, onApplied }: ChangesStepProps) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const { zoneOf, cityOf } = usePlacesOfTrip(trip, draft.legs);
  const result = addTicketToTrip(trip, withSegments(draft.reading, draft.legs), zoneOf, cityOf);
  if (result.ok) return <ApplyChanges trip={trip} ticket={result.value} onApplied={onApplied} />;
  return (
    <Stack gap="md">
      <Notice kind="warning" title={t(`add.refused.${result.reason}`)} />
      <Group justify="flex-end">
        <Button color="coral" onClick={() => setDraft({ ...draft, step: 'flights' })}>
          {t('add.back')}
        </Button>
      </Group>
    </Stack>
  );
}
