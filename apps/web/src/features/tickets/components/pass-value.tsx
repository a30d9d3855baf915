import { VisuallyHidden } from '@mantine/core';
import type { TicketSegmentField } from '@ooo/domain/tickets/ticket.schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtomValue } from '../../../lib/jotai.ts';
import { useFocusField } from '../lib/use-focus-field.ts';
import { usePointing } from '../lib/use-pointing.ts';
import { activeFieldAtom } from '../state/draft.atoms.ts';
import classes from './flight-pass.module.css';

interface PassValueProps {
  readonly index: number;
  readonly field: TicketSegmentField;
  readonly children: ReactNode;
  /** How it is written on the pass; a detail has its name above it. */
  readonly look?: 'code' | 'clock' | 'day' | 'detail' | 'name';
}

/** A value of a flight: pointing at it marks it in the document, a press opens its field. */
export function PassValue({ index, field, children, look = 'day' }: PassValueProps) {
  const { t } = useTranslation('tickets');
  const active = useAtomValue(activeFieldAtom);
  const openField = useFocusField();
  const label = t(`fields.${field}`);
  return (
    <button
      type="button"
      className={classes.value}
      data-look={look}
      data-value={field}
      data-active={(active?.leg === index && active.field === field) || undefined}
      onClick={() => openField({ leg: index, field })}
      {...usePointing({ leg: index, field })}
    >
      {look === 'detail' ? (
        <span className={classes.label}>{label}</span>
      ) : (
        <VisuallyHidden>{label}: </VisuallyHidden>
      )}{' '}
      <bdi className={classes.text}>{children}</bdi>
    </button>
  );
}
