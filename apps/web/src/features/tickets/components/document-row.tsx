import { ActionIcon, Button, Text } from '@mantine/core';
import { IconFileText, IconMail, IconPhoto, IconTextCaption, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TicketReader } from '../api/use-ticket-reading.ts';
import type { DocumentKind } from '../lib/document-kind.ts';
import { useReadingWords } from '../lib/use-reading-words.ts';
import type { DraftDocument } from '../state/draft.types.ts';
import classes from './document-list.module.css';
import { ProblemAlert } from './problem-alert.tsx';

const ICONS: Record<DocumentKind, typeof IconFileText> = {
  pdf: IconFileText,
  image: IconPhoto,
  document: IconMail,
  text: IconTextCaption,
};

interface DocumentRowProps {
  readonly document: DraftDocument;
  readonly reader: TicketReader;
}

/** One document: its name, its state in words, and what to do about it. */
export function DocumentRow({ document, reader }: DocumentRowProps) {
  const { t } = useTranslation('tickets');
  const words = useReadingWords();
  const name = words.name(document);
  const KindIcon = ICONS[document.kind];
  const isReading = document.state === 'reading';
  return (
    <li className={classes.row} data-state={document.state}>
      <div className={classes.line}>
        <KindIcon className={classes.icon} size={20} stroke={1.75} aria-hidden />
        <div className={classes.words}>
          <Text fw={550} truncate title={name}>
            {name}
          </Text>
          {!document.problem && (
            <Text size="sm" c="var(--ooo-muted)">
              {isReading ? (
                <>
                  <span>{t('source.reading')}</span> {words.step(document)}
                </>
              ) : (
                words.state(document)
              )}
            </Text>
          )}
        </div>
        {document.state === 'stopped' && document.file && (
          <Button size="xs" variant="default" onClick={() => reader.readAgain(document.id)}>
            {t('documents.read')}
          </Button>
        )}
        <ActionIcon
          size={44}
          aria-label={t('documents.remove', { name })}
          onClick={() => reader.remove(document.id)}
        >
          <IconX size={18} stroke={1.75} />
        </ActionIcon>
      </div>
      {isReading && <div className={classes.progress} aria-hidden />}
      {document.problem && (
        <ProblemAlert document={document} problem={document.problem} reader={reader} />
      )}
    </li>
  );
}
