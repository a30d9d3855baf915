import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useAtomValue } from '../../../lib/jotai.ts';
import { useKeepDocuments } from '../api/use-keep-documents.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { FlightsStep } from './flights-step.tsx';
import { KeepStep } from './keep-step.tsx';
import { ReadingNews } from './reading-news.tsx';
import { SourceStep } from './source-step.tsx';
import { StepTrail } from './step-trail.tsx';

interface ImportDialogProps {
  readonly title: string;
  readonly lastStep: string;
  readonly nextLabel: string;
  /** The trip that flights are added to; undefined for a new one. */
  readonly trip?: Trip;
  /** The installation asks an assistant when its own reader cannot go on. */
  readonly hasAssistant: boolean;
  readonly onClose: () => void;
  /** The trip exists, and with it the documents that were to be kept. */
  readonly onDone: (trip: Trip) => void;
  /** The last step; it calls `finish` with the trip that came out. */
  readonly renderLast: (finish: (trip: Trip) => void) => ReactNode;
}

/** From documents, a text, a flight number or nothing, through the review, to a trip. */
export function ImportDialog(props: ImportDialogProps) {
  const { title, lastStep, nextLabel, trip, hasAssistant, onClose, onDone, renderLast } = props;
  const { t } = useTranslation('tickets');
  const { step, documents } = useAtomValue(tripDraftAtom);
  const keep = useKeepDocuments(onDone);
  const { keeping } = keep;
  const isWide = step === 'flights' && documents.some(({ state }) => state === 'read');
  return (
    <ResponsiveModal
      opened
      onClose={keeping ? () => onDone(keeping.trip) : onClose}
      title={keeping ? t('keep.title') : title}
      size={isWide && !keeping ? '84rem' : '38rem'}
      fullHeight
    >
      {keeping ? (
        <KeepStep keeping={keeping} onRetry={keep.retry} onDone={() => onDone(keeping.trip)} />
      ) : (
        <>
          <StepTrail lastStep={lastStep} />
          <ReadingNews />
          {step === 'source' && (
            <SourceStep canStartFromScratch={trip === undefined} hasAssistant={hasAssistant} />
          )}
          {step === 'flights' && (
            <FlightsStep trip={trip} nextLabel={nextLabel} onClose={onClose} />
          )}
          {step === 'trip' && renderLast(keep.finish)}
        </>
      )}
    </ResponsiveModal>
  );
}
