import { Anchor, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { useAtom } from '../../../lib/jotai.ts';
import { useFlightProblems } from '../api/use-flight-problems.ts';
import { answerTo } from '../lib/edit-draft.ts';
import { withSegments } from '../lib/journey.ts';
import { useFocusField, useFocusQuestion } from '../lib/use-focus-field.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './flights-step.module.css';
import { ReadSnippet } from './read-snippet.tsx';

interface ReviewFooterProps {
  readonly nextLabel: string;
  /** Without a flight there is no next step. */
  readonly needsFlight: boolean;
}

/** What is still open, each with a link, and the button to go on: nothing has to be settled. */
export function ReviewFooter({ nextLabel, needsFlight }: ReviewFooterProps) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const isPhone = useIsPhone();
  const focusField = useFocusField();
  const focusQuestion = useFocusQuestion();
  const { questions } = withSegments(draft.reading, draft.legs);
  const open = questions.filter((question) => answerTo(draft, question) === undefined);
  const wrong = useFlightProblems().flatMap((problems, segment) =>
    problems.map(({ field }) => ({ leg: segment, field })),
  );
  const [question] = open;
  const [mistake] = wrong;
  return (
    <Group justify="flex-end" wrap="nowrap" className={classes.footer}>
      {/* The document is hidden: the snippet covers what is below, so that nothing moves. */}
      {isPhone && <ReadSnippet className={classes.snippet} />}
      <Text component="output" size="sm" c="var(--ooo-muted)" flex={1}>
        {mistake && (
          <Anchor
            component="button"
            type="button"
            className={classes.open ?? ''}
            onClick={() => focusField(mistake)}
          >
            {t('review.wrong', { count: wrong.length })}
          </Anchor>
        )}{' '}
        {question && (
          <>
            <Anchor
              component="button"
              type="button"
              className={classes.open ?? ''}
              onClick={() => focusQuestion(question.id)}
            >
              {t('review.open', { count: open.length })}
            </Anchor>{' '}
            {t('review.meanwhile')}
          </>
        )}
      </Text>
      <Button
        flex="none"
        color="coral"
        disabled={needsFlight && draft.legs.length === 0}
        onClick={() => setDraft({ ...draft, step: 'trip' })}
      >
        {nextLabel}
      </Button>
    </Group>
  );
}
