import type { TicketQuestion } from '@ooo/domain/tickets/ticket.schema';
import { IconCheck, IconHelpCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtomValue } from '../../../lib/jotai.ts';
import { answerTo } from '../lib/edit-draft.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { QuestionCard } from './question-card.tsx';
import classes from './question-card.module.css';

/** Everything that the documents leave open, first; answered questions stay, to be changed. */
export function OpenQuestions({ questions }: { readonly questions: readonly TicketQuestion[] }) {
  const { t } = useTranslation('tickets');
  const draft = useAtomValue(tripDraftAtom);
  const titleId = useId();
  if (questions.length === 0) return null;
  const count = questions.filter((one) => answerTo(draft, one) === undefined).length;
  const TitleIcon = count === 0 ? IconCheck : IconHelpCircle;
  return (
    <section className={classes.questions} aria-labelledby={titleId} data-open={count > 0}>
      <h4 id={titleId} className={classes.title}>
        <TitleIcon size={18} stroke={1.75} aria-hidden />
        {count === 0 ? t('review.settled') : t('review.question', { count })}
      </h4>
      {questions.map((question) => (
        <QuestionCard key={question.id} question={question} />
      ))}
    </section>
  );
}
