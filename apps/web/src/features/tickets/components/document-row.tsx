import { ActionIcon, Button } from '@mantine/core';
import { IconFileText, IconMail, IconPhoto, IconTextCaption, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FileLine } from '../../../components/file-line.tsx';
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
  const isReading = document.state === 'reading' && !words.isInLine(document);
  const state = document.problem ? undefined : words.state(document);
  return (
    <li className={classes.row} data-state={document.state}>
      <FileLine
        icon={ICONS[document.kind]}
        name={name}
        detail={
          isReading ? (
            <>
              <span>{t('source.reading')}</span> {words.step(document)}
            </>
          ) : (
            state
          )
        }
      >
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
      </FileLine>
      {isReading && <div className={classes.progress} aria-hidden />}
      {document.problem && (
        <ProblemAlert document={document} problem={document.problem} reader={reader} />
      )}
    </li>
  );
}
