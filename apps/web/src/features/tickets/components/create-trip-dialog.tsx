import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { FlightsStep } from './flights-step.tsx';
import { SourceStep } from './source-step.tsx';
import { StepTrail } from './step-trail.tsx';
import { TripStep } from './trip-step.tsx';

interface CreateTripDialogProps {
  readonly maxTrips: number;
  readonly onClose: () => void;
  readonly onCreated: (trip: Trip) => void;
}

/** From a ticket, its text or nothing to a trip. Closing keeps the draft. */
export function CreateTripDialog({ maxTrips, onClose, onCreated }: CreateTripDialogProps) {
  const { t } = useTranslation('tickets');
  const { step, document } = useAtomValue(tripDraftAtom);
  const isWide = step === 'flights' && document !== null;
  return (
    <ResponsiveModal
      opened
      onClose={onClose}
      title={t('dialog.title')}
      size={isWide ? '72rem' : '38rem'}
      fullHeight
    >
      <StepTrail />
      {step === 'source' && <SourceStep />}
      {step === 'flights' && <FlightsStep />}
      {step === 'trip' && <TripStep maxTrips={maxTrips} onCreated={onCreated} />}
    </ResponsiveModal>
  );
}
