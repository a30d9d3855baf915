import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAtom } from '../../../lib/jotai.ts';
import type { TicketReader } from '../api/use-ticket-reading.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './flights-step.module.css';

/** Stop while documents are read, and on to the flights once there are any. */
export function SourceFooter({ reader }: { readonly reader: TicketReader }) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const count = draft.legs.length;
  if (count === 0 && !reader.isReading) return null;
  return (
    <Group justify="flex-end" gap="xs" className={classes.footer}>
      {reader.isReading && (
        <Button variant="default" onClick={reader.stop}>
          {t('source.stop')}
        </Button>
      )}
      {count > 0 && (
        <Button
          color="coral"
          disabled={reader.isReading}
          onClick={() => setDraft({ ...draft, step: 'flights' })}
        >
          {t('source.toFlights', { count })}
        </Button>
      )}
    </Group>
  );
}
