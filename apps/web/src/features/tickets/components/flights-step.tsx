import { SegmentedControl } from '@mantine/core';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { useAtom, useAtomValue } from '../../../lib/jotai.ts';
import { reviewSideAtom, tripDraftAtom } from '../state/draft.atoms.ts';
import { DocumentPane } from './document-pane.tsx';
import { FlightFields } from './flight-fields.tsx';
import { FlightsSummary } from './flights-summary.tsx';
import classes from './flights-step.module.css';
import { ReviewFooter } from './review-footer.tsx';

interface FlightsStepProps {
  /** The trip that the flights are added to: it does not count as a duplicate. */
  readonly trip: Trip | undefined;
  readonly nextLabel: string;
  readonly onClose: () => void;
}

/** The flights in a sentence; below it the document on the left, a card a flight on the right. */
export function FlightsStep({ trip, nextLabel, onClose }: FlightsStepProps) {
  const { t } = useTranslation('tickets');
  const isPhone = useIsPhone();
  const { documents } = useAtomValue(tripDraftAtom);
  const [side, setSide] = useAtom(reviewSideAtom);
  const hasDocument = documents.some(({ state }) => state === 'read');
  const isSwitched = isPhone && hasDocument;
  return (
    <>
      <FlightsSummary />
      {isSwitched && (
        <SegmentedControl
          fullWidth
          className={classes.switch ?? ''}
          aria-label={t('review.side')}
          value={side}
          onChange={setSide}
          data={[
            { value: 'flights', label: t('steps.flights') },
            { value: 'document', label: t('review.document') },
          ]}
        />
      )}
      <div className={hasDocument ? classes.columns : undefined}>
        {hasDocument && (!isSwitched || side === 'document') && <DocumentPane />}
        {(!isSwitched || side === 'flights') && <FlightFields trip={trip} onClose={onClose} />}
      </div>
      <ReviewFooter nextLabel={nextLabel} needsFlight={trip !== undefined} />
    </>
  );
}
