import { Button } from '@mantine/core';
import type { TicketSegment, TicketSegmentField } from '@ooo/domain/tickets/ticket.schema';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DETAIL_FIELDS } from '../lib/segment-fields.ts';
import classes from './segment-card.module.css';

interface SegmentDetailsProps {
  readonly segment: TicketSegment;
  /** The flight as it was read; undefined for a typed one. */
  readonly read: TicketSegment | undefined;
  readonly renderField: (field: TicketSegmentField) => ReactNode;
}

/** Seat, meal and the like: those that the ticket has, and all of them on request. */
export function SegmentDetails({ segment, read, renderField }: SegmentDetailsProps) {
  const { t } = useTranslation('tickets');
  const [hasAll, setHasAll] = useState(() =>
    DETAIL_FIELDS.some((field) => segment[field] !== undefined && read?.[field] === undefined),
  );
  // An emptied field stays: the traveller is about to type something else.
  const shown = DETAIL_FIELDS.filter(
    (field) => hasAll || segment[field] !== undefined || read?.[field] !== undefined,
  );
  return (
    <>
      {shown.length > 0 && <div className={classes.details}>{shown.map(renderField)}</div>}
      {shown.length < DETAIL_FIELDS.length && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.more ?? ''}
          onClick={() => setHasAll(true)}
        >
          {t('review.more')}
        </Button>
      )}
    </>
  );
}
