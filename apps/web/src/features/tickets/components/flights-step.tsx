import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { withDraftLegs } from '../lib/edit-draft.ts';
import { withLegs } from '../lib/journey.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { DocumentPane } from './document-pane.tsx';
import classes from './flights-step.module.css';
import { LegCard } from './leg-card.tsx';
import { QuestionCard } from './question-card.tsx';

/** The document on the left, what was read of it on the right; every field can be corrected. */
export function FlightsStep() {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const flights = withLegs(draft.document?.answer.flights, draft.legs);
  return (
    <>
      <div className={draft.document ? classes.columns : undefined}>
        {draft.document && <DocumentPane document={draft.document} />}
        <Stack gap="md" className={classes.fields}>
          {flights.questions.map((question) => (
            <QuestionCard key={question.id} question={question} />
          ))}
          {flights.warnings.map(({ code, message, leg }) => (
            <Notice key={`${code}-${leg ?? 'all'}-${message}`} kind="warning">
              {message}
            </Notice>
          ))}
          {draft.legs.map((leg, index) => (
            <LegCard
              // Flights have no identity of their own: their place is who they are.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              leg={leg}
              index={index}
              isReturn={flights.returnFrom !== undefined && index >= flights.returnFrom}
            />
          ))}
          {draft.legs.length === 0 && <Text c="var(--ooo-muted)">{t('review.empty')}</Text>}
          {flights.passengers.length > 0 && (
            <Text size="sm" c="var(--ooo-muted)">
              {t('review.passengers', { names: flights.passengers.join(', ') })}
            </Text>
          )}
          <Button
            variant="subtle"
            className={classes.add}
            leftSection={<IconPlus size={18} stroke={1.75} />}
            onClick={() => setDraft(withDraftLegs(draft, [...draft.legs, {}]))}
          >
            {t('review.add')}
          </Button>
        </Stack>
      </div>
      <Group justify="flex-end" className={classes.footer}>
        <Button color="coral" onClick={() => setDraft({ ...draft, step: 'trip' })}>
          {t('review.next')}
        </Button>
      </Group>
    </>
  );
}
