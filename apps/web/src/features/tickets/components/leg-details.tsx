import { Button } from '@mantine/core';
import type { TicketLeg, TicketLegField } from '@ooo/domain/tickets/ticket.schema';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DETAIL_FIELDS } from '../lib/leg-fields.ts';
import classes from './leg-card.module.css';

interface LegDetailsProps {
  readonly leg: TicketLeg;
  /** The flight as it was read; undefined for a typed one. */
  readonly read: TicketLeg | undefined;
  readonly renderField: (field: TicketLegField) => ReactNode;
}

/** Seat, meal and the like: those that the ticket has, and all of them once they are asked for. */
export function LegDetails({ leg, read, renderField }: LegDetailsProps) {
  const { t } = useTranslation('tickets');
  const [hasAll, setHasAll] = useState(() =>
    DETAIL_FIELDS.some((field) => leg[field] !== undefined && read?.[field] === undefined),
  );
  // A field that was emptied stays: something else is about to be written there.
  const shown = DETAIL_FIELDS.filter(
    (field) => hasAll || leg[field] !== undefined || read?.[field] !== undefined,
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
