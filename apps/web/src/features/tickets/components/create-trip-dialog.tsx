import type { UserId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { DraftScope } from './draft-scope.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ReadWaiting } from './read-waiting.tsx';
import { TripStep } from './trip-step.tsx';

interface CreateTripDialogProps {
  /** The user who plans: no one else sees their draft. */
  readonly userId: UserId;
  readonly maxTrips: number;
  readonly hasAssistant: boolean;
  readonly onClose: () => void;
  /** Reopens the dialog, on any page. */
  readonly onReopen: () => void;
  readonly onCreated: (trip: Trip) => void;
}

/** From tickets, a text or nothing to a trip. A ticket that was chosen before is read at once. Closing keeps the draft. */
export function CreateTripDialog(props: CreateTripDialogProps) {
  const { userId, maxTrips, hasAssistant, onClose, onReopen, onCreated } = props;
  const { t } = useTranslation('tickets');
  return (
    <DraftScope owner={userId} of="new" onReopen={onReopen}>
      <ReadWaiting userId={userId} />
      <ImportDialog
        title={t('dialog.title')}
        lastStep={t('steps.trip')}
        nextLabel={t('review.next')}
        hasAssistant={hasAssistant}
        onClose={onClose}
        onDone={onCreated}
        renderLast={(finish) => <TripStep maxTrips={maxTrips} onCreated={finish} />}
      />
    </DraftScope>
  );
}
