import { Chip, Group, Text } from '@mantine/core';
import type { TicketQuestion } from '@ooo/domain/tickets/ticket.schema';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtom } from '../../../lib/jotai.ts';
import { answerTo, withAnswer } from '../lib/edit-draft.ts';
import { questionText } from '../lib/question-text.ts';
import { toQuestionId } from '../lib/use-focus-field.ts';
import { usePointing } from '../lib/use-pointing.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './question-card.module.css';

/** A question that the document leaves open, with its choices: none is preselected. */
export function QuestionCard({ question }: { readonly question: TicketQuestion }) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const titleId = useId();
  const { leg: index, field } = question;
  const pointing = usePointing(index === undefined ? null : { leg: index, field });
  const flight = index === undefined ? undefined : draft.legs[index];
  const isOneOfMany = flight !== undefined && draft.legs.length > 1;
  return (
    // Pointing at the question marks its value in the document, as pointing at the value does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={toQuestionId(question.id)}
      className={classes.card}
      aria-labelledby={titleId}
      {...pointing}
    >
      {isOneOfMany && (
        <Text size="sm" fw={600}>
          {flight.flightNumber ?? t('review.flight', { number: (index ?? 0) + 1 })}
        </Text>
      )}
      <Text id={titleId} mb="sm" className={classes.message ?? ''}>
        {draft.reading ? questionText(question, draft.reading) : question.message}
      </Text>
      <Chip.Group
        value={answerTo(draft, question) ?? null}
        onChange={(value) => {
          if (typeof value === 'string') setDraft(withAnswer(draft, question, value));
        }}
      >
        <Group gap="xs" role="radiogroup" aria-labelledby={titleId}>
          {question.choices.map(({ value, label }) => (
            <Chip
              key={value}
              value={value}
              size="md"
              variant="outline"
              classNames={{ root: classes.chip ?? '', label: classes.choice ?? '' }}
            >
              {label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </section>
  );
}
