import { ActionIcon, Text } from '@mantine/core';
import type { FlightProblem } from '@ooo/domain/tickets/flight-problems.rules';
import type { TicketSegment, TicketWarning } from '@ooo/domain/tickets/ticket.schema';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { useAtomValue, useSetAtom } from '../../../lib/jotai.ts';
import { withRemovedSegment } from '../lib/edit-draft.ts';
import { missingFields } from '../lib/segment-fields.ts';
import { useOpenFields } from '../lib/use-open-fields.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { takeAwayAtom } from '../state/taken-away.atoms.ts';
import { DoubtNotes } from './doubt-notes.tsx';
import { FlightPass } from './flight-pass.tsx';
import { PassValue } from './pass-value.tsx';
import classes from './segment-card.module.css';
import { SegmentForm } from './segment-form.tsx';

interface SegmentCardProps {
  readonly segment: TicketSegment;
  readonly index: number;
  readonly isReturn: boolean;
  readonly warnings: readonly TicketWarning[];
  readonly problems: readonly FlightProblem[];
}

/** One flight as on its boarding pass; its fields where something is open, or once a value is pressed. */
export function SegmentCard({ segment, index, isReturn, warnings, problems }: SegmentCardProps) {
  const { t } = useTranslation('tickets');
  const { reading } = useAtomValue(tripDraftAtom);
  const takeAway = useSetAtom(takeAwayAtom);
  const editRef = useRef<HTMLButtonElement>(null);
  const fields = useOpenFields(segment, index, problems);
  const number = index + 1;
  const read = reading?.legs[index];
  const missing = missingFields(segment);
  const isSilent = read !== undefined && missing.every((field) => read[field] === undefined);
  const hasRoute = segment.from !== undefined && segment.to !== undefined;
  const direction = isReturn ? t('review.return') : t('review.outbound');
  const route = hasRoute ? `${segment.from} → ${segment.to}` : t('review.flight', { number });
  const close = () => {
    fields.close();
    editRef.current?.focus();
  };
  return (
    <fieldset className={classes.card} aria-label={`${direction} ${route}`}>
      <div className={classes.head}>
        <span className={classes.direction}>{direction}</span>
        {segment.flightNumber !== undefined && (
          <PassValue index={index} field="flightNumber" look="name">
            {segment.flightNumber}
          </PassValue>
        )}
        {segment.airline !== undefined && (
          <PassValue index={index} field="airline">
            {segment.airline}
          </PassValue>
        )}
        <span className={classes.actions}>
          <ActionIcon
            ref={editRef}
            aria-label={t('review.edit', { number })}
            aria-expanded={fields.isOpen}
            onClick={fields.isOpen ? close : fields.open}
          >
            <IconPencil size={18} stroke={1.75} />
          </ActionIcon>
          <ActionIcon
            aria-label={t('review.remove', { number })}
            onClick={() => takeAway((now) => withRemovedSegment(now, index))}
          >
            <IconTrash size={18} stroke={1.75} />
          </ActionIcon>
        </span>
      </div>
      {warnings.map(({ code, message }) => (
        <div key={`${code}-${message}`} className={classes.warning}>
          <Notice kind="warning">{message}</Notice>
        </div>
      ))}
      {hasRoute && <FlightPass segment={segment} index={index} hasDetails={!fields.isOpen} />}
      <DoubtNotes segment={segment} index={index} />
      {missing.length > 0 && (
        <Text size="sm" c="var(--ooo-muted)" mt="sm">
          {t(isSilent ? 'review.missing' : 'review.missingTyped', {
            fields: missing.map((field) => t(`fields.${field}`)).join(', '),
          })}
        </Text>
      )}
      {fields.isOpen && (
        <SegmentForm segment={segment} index={index} problems={problems} onDone={close} />
      )}
      {!fields.isOpen && fields.needed.size > 0 && (
        <SegmentForm segment={segment} index={index} problems={problems} only={fields.needed} />
      )}
    </fieldset>
  );
}
