import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { ChangesStep } from './changes-step.tsx';
import { DraftScope } from './draft-scope.tsx';
import { ImportDialog } from './import-dialog.tsx';

interface AddTicketDialogProps {
  readonly trip: Trip;
  readonly hasAssistant: boolean;
  readonly onClose: () => void;
  /** Reopens the dialog, on any page. */
  readonly onReopen: () => void;
}

/** One more ticket for a trip: read and reviewed like the first, then shown as what it changes. */
export function AddTicketDialog(props: AddTicketDialogProps) {
  const { trip, hasAssistant, onClose, onReopen } = props;
  const { t } = useTranslation('tickets');
  return (
    <DraftScope owner={trip.userId} of={String(trip.id)} onReopen={onReopen}>
      <ImportDialog
        title={t('add.title', { trip: trip.name })}
        lastStep={t('steps.changes')}
        nextLabel={t('add.next')}
        trip={trip}
        hasAssistant={hasAssistant}
        onClose={onClose}
        onDone={onClose}
        renderLast={(finish) => <ChangesStep trip={trip} onApplied={finish} />}
      />
    </DraftScope>
  );
}
