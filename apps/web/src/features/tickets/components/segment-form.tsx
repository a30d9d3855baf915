import { Button } from '@mantine/core';
import type { FlightProblem } from '@ooo/domain/tickets/flight-problems.rules';
import type { TicketSegment, TicketSegmentField } from '@ooo/domain/tickets/ticket.schema';
import { useTranslation } from 'react-i18next';
import { useAtomValue } from '../../../lib/jotai.ts';
import { SHOWN_FIELDS } from '../lib/segment-fields.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './segment-card.module.css';
import { SegmentDetails } from './segment-details.tsx';
import { SegmentField } from './segment-field.tsx';

interface SegmentFormProps {
  readonly segment: TicketSegment;
  readonly index: number;
  readonly problems: readonly FlightProblem[];
  /** The fields that are open; all of them if absent. */
  readonly only?: ReadonlySet<TicketSegmentField>;
  /** Absent while something is missing or wrong: the fields then stay open. */
  readonly onDone?: (() => void) | undefined;
}

/** The fields of a flight: what every flight needs, and what this ticket says besides. */
export function SegmentForm({ segment, index, problems, only, onDone }: SegmentFormProps) {
  const { t } = useTranslation('tickets');
  const { reading } = useAtomValue(tripDraftAtom);
  const renderField = (field: TicketSegmentField) => (
    <SegmentField
      key={field}
      segment={segment}
      index={index}
      field={field}
      problem={problems.find((problem) => problem.field === field)?.reason}
    />
  );
  return (
    <div className={classes.form}>
      <div className={classes.grid}>
        {SHOWN_FIELDS.filter((field) => only?.has(field) ?? true).map(renderField)}
      </div>
      {!only && (
        <SegmentDetails segment={segment} read={reading?.legs[index]} renderField={renderField} />
      )}
      {onDone && (
        <Button variant="default" size="sm" className={classes.done ?? ''} onClick={onDone}>
          {t('review.done')}
        </Button>
      )}
    </div>
  );
}
