import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAtomValue } from '../../../lib/jotai.ts';
import { useFlightsSummary } from '../api/use-flights-summary.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './flights-step.module.css';

/** The flights in one sentence, and whose they are. */
export function FlightsSummary() {
  const { t } = useTranslation('tickets');
  const { reading } = useAtomValue(tripDraftAtom);
  const sentence = useFlightsSummary();
  const names = reading?.passengers ?? [];
  if (sentence === undefined) return null;
  return (
    <div className={classes.summary}>
      <Title order={3} className={classes.sentence ?? ''}>
        {sentence}
      </Title>
      {names.length > 0 && (
        <Text size="sm" c="var(--ooo-muted)" dir="auto" className={classes.names ?? ''}>
          {t('review.passengers', { names: names.join(', ') })}
        </Text>
      )}
    </div>
  );
}
