import { Chip, Group, Text } from '@mantine/core';
import type { TicketQuestion } from '@ooo/domain/tickets/ticket.schema';
import { IconHelpCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtom } from '../../../lib/jotai.ts';
import { answerTo, withAnswer } from '../lib/edit-draft.ts';
import { toQuestionId } from '../lib/use-focus-field.ts';
import { usePointing } from '../lib/use-pointing.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './question-card.module.css';

/** Something that the document leaves open, with its choices: none is taken before the traveller does. */
export function QuestionCard({ question }: { readonly question: TicketQuestion }) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const titleId = useId();
  const { leg: segment, field } = question;
  const pointing = usePointing(segment === undefined ? null : { leg: segment, field });
  return (
    // Pointing at the question marks its field in the document, as pointing at the field does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={toQuestionId(question.id)}
      className={classes.card}
      aria-labelledby={titleId}
      {...pointing}
    >
      <Text size="sm" fw={600} className={classes.title}>
        <IconHelpCircle size={18} stroke={1.75} aria-hidden />
        {t('review.question')}
      </Text>
      <Text id={titleId} mb="sm">
        {question.message}
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
