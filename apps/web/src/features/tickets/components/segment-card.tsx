import { ActionIcon, Text } from '@mantine/core';
import type { FlightProblem } from '@ooo/domain/tickets/flight-problems.rules';
import type {
  TicketSegment,
  TicketSegmentField,
  TicketQuestion,
  TicketWarning,
} from '@ooo/domain/tickets/ticket.schema';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { useAtomValue, useSetAtom } from '../../../lib/jotai.ts';
import { answerTo, withRemovedSegment } from '../lib/edit-draft.ts';
import { missingFields, SHOWN_FIELDS } from '../lib/segment-fields.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { takeAwayAtom } from '../state/taken-away.atoms.ts';
import classes from './segment-card.module.css';
import { SegmentDetails } from './segment-details.tsx';
import { SegmentField } from './segment-field.tsx';
import { QuestionCard } from './question-card.tsx';

interface SegmentCardProps {
  readonly segment: TicketSegment;
  readonly index: number;
  readonly isReturn: boolean;
  readonly questions: readonly TicketQuestion[];
  readonly warnings: readonly TicketWarning[];
  readonly problems: readonly FlightProblem[];
}

/** One flight: what is to be settled, what every flight needs, and what this ticket says besides. */
export function SegmentCard(props: SegmentCardProps) {
  const { segment, index, isReturn, questions, warnings, problems } = props;
  const { t } = useTranslation('tickets');
  const draft = useAtomValue(tripDraftAtom);
  const takeAway = useSetAtom(takeAwayAtom);
  const number = index + 1;
  const read = draft.reading?.legs[index];
  const missing = missingFields(segment);
  const isSilent = read !== undefined && missing.every((field) => read[field] === undefined);
  const asked = questions.filter((question) => answerTo(draft, question) === undefined);
  const renderField = (field: TicketSegmentField) => (
    <SegmentField
      key={field}
      segment={segment}
      index={index}
      field={field}
      problem={problems.find((problem) => problem.field === field)?.reason}
      isAsked={asked.some((question) => question.field === field)}
    />
  );
  return (
    <fieldset className={classes.card}>
      <legend className={classes.legend}>
        <span className={classes.direction}>
          {isReturn ? t('review.return') : t('review.outbound')}
        </span>
        {segment.from !== undefined && segment.to !== undefined
          ? `${segment.from} → ${segment.to}`
          : t('review.flight', { number })}
      </legend>
      <ActionIcon
        className={classes.remove}
        aria-label={t('review.remove', { number })}
        onClick={() => takeAway((now) => withRemovedSegment(now, index))}
      >
        <IconTrash size={18} stroke={1.75} />
      </ActionIcon>
      {questions.map((question) => (
        <QuestionCard key={question.id} question={question} />
      ))}
      {warnings.map(({ code, message }) => (
        <div key={`${code}-${message}`} className={classes.warning}>
          <Notice kind="warning">{message}</Notice>
        </div>
      ))}
      <div className={classes.grid}>{SHOWN_FIELDS.map(renderField)}</div>
      <SegmentDetails segment={segment} read={read} renderField={renderField} />
      {missing.length > 0 && (
        <Text size="sm" c="var(--ooo-muted)" mt="sm">
          {t(isSilent ? 'review.missing' : 'review.missingTyped', {
            fields: missing.map((field) => t(`fields.${field}`)).join(', '),
          })}
        </Text>
      )}
    </fieldset>
  );
}
