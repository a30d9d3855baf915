import { ActionIcon, Text } from '@mantine/core';
import type { TicketLeg, TicketQuestion } from '@ooo/domain/tickets/ticket.schema';
import { IconTrash } from '@tabler/icons-react';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { withRemovedLeg } from '../lib/edit-draft.ts';
import { EXTRA_FIELDS, missingFields, SHOWN_FIELDS } from '../lib/leg-fields.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './leg-card.module.css';
import { LegField } from './leg-field.tsx';
import { QuestionCard } from './question-card.tsx';

interface LegCardProps {
  readonly leg: TicketLeg;
  readonly index: number;
  readonly isReturn: boolean;
  readonly questions: readonly TicketQuestion[];
}

/** One flight: what is to be settled, what every flight needs, and what this ticket says besides. */
export function LegCard({ leg, index, isReturn, questions }: LegCardProps) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const number = index + 1;
  const isRead = index < (draft.reading?.legs.length ?? 0);
  const missing = missingFields(leg).map((field) => t(`fields.${field}`));
  const extras = EXTRA_FIELDS.filter(
    (field) => leg[field] !== undefined && !SHOWN_FIELDS.some((shown) => shown === field),
  );
  const missingText = isRead ? 'review.missing' : 'review.missingTyped';
  return (
    <fieldset className={classes.card}>
      <legend className={classes.legend}>
        <span className={classes.direction}>
          {isReturn ? t('review.return') : t('review.outbound')}
        </span>
        {leg.from !== undefined && leg.to !== undefined
          ? `${leg.from} → ${leg.to}`
          : t('review.flight', { number })}
      </legend>
      <ActionIcon
        className={classes.remove}
        aria-label={t('review.remove', { number })}
        onClick={() => setDraft(withRemovedLeg(draft, index))}
      >
        <IconTrash size={18} stroke={1.75} />
      </ActionIcon>
      {questions.map((question) => (
        <QuestionCard key={question.id} question={question} />
      ))}
      <div className={classes.grid}>
        {[...SHOWN_FIELDS, ...extras].map((field) => (
          <LegField key={field} leg={leg} index={index} field={field} />
        ))}
      </div>
      {missing.length > 0 && (
        <Text size="sm" c="var(--ooo-muted)" mt="sm">
          {t(missingText, { fields: missing.join(', ') })}
        </Text>
      )}
    </fieldset>
  );
}
