import { Text } from '@mantine/core';
import { MAX_TICKET_FILES } from '@ooo/domain/tickets/ticket-files.schema';
import { useTranslation } from 'react-i18next';
import { useAtomValue } from '../../../lib/jotai.ts';
import type { TicketReader } from '../api/use-ticket-reading.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './document-list.module.css';
import { DocumentRow } from './document-row.tsx';

/** The documents of the journey, the state of each, and those that were not added. */
export function DocumentList({ reader }: { readonly reader: TicketReader }) {
  const { t } = useTranslation('tickets');
  const { documents } = useAtomValue(tripDraftAtom);
  const { repeated = [], excess = 0 } = reader.admission ?? {};
  const notes = [
    ...repeated.map(({ name }) => t('documents.repeated', { name: name ?? t('review.pasted') })),
    ...(excess > 0 ? [t('documents.tooMany', { count: MAX_TICKET_FILES })] : []),
  ];
  return (
    <section aria-label={t('documents.label')}>
      <ul className={classes.list}>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} reader={reader} />
        ))}
      </ul>
      <output>
        {notes.map((note) => (
          <Text key={note} size="sm" c="var(--ooo-muted)" mt="xs">
            {note}
          </Text>
        ))}
      </output>
    </section>
  );
}
