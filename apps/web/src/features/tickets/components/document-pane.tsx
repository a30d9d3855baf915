import { Tabs } from '@mantine/core';
import type { TicketEvidence } from '@ooo/domain/tickets/ticket.schema';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RingsLoader } from '../../../components/rings-loader.tsx';
import { useDrawnDocument } from '../api/use-drawn-document.ts';
import { useReadingWords } from '../lib/use-reading-words.ts';
import { shownDocumentAtom } from '../state/draft.atoms.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import type { DraftDocument } from '../state/draft.types.ts';
import { DocumentCaption } from './document-caption.tsx';
import classes from './document-pane.module.css';
import { DocumentText } from './document-text.tsx';
import { DocumentTools, type DocumentView } from './document-tools.tsx';
import { DrawnPages, type Zoom } from './drawn-pages.tsx';

/** The documents beside their flights, one at a time, as picture or as text. */
export function DocumentPane() {
  const { t } = useTranslation('tickets');
  const words = useReadingWords();
  const { documents: all, reading } = useAtomValue(tripDraftAtom);
  const [shownId, setShownId] = useAtom(shownDocumentAtom);
  const documents = all.filter(({ state }) => state === 'read');
  const shown = documents.find(({ id }) => id === shownId) ?? documents[0];
  if (!shown) return null;
  return (
    <section className={classes.pane} aria-label={t('review.document')}>
      {documents.length > 1 && (
        <Tabs value={String(shown.id)} onChange={(id) => setShownId(Number(id))}>
          <Tabs.List className={classes.tabs ?? ''} aria-label={t('documents.label')}>
            {documents.map((document) => (
              <Tabs.Tab key={document.id} value={String(document.id)}>
                <span className={classes.tab}>{words.name(document)}</span>
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      <ShownDocument
        key={shown.id}
        document={shown}
        evidence={reading?.evidence.filter(({ document }) => document === shown.id) ?? []}
      />
    </section>
  );
}

interface ShownDocumentProps {
  readonly document: DraftDocument;
  readonly evidence: readonly TicketEvidence[];
}

function ShownDocument({ document, evidence }: ShownDocumentProps) {
  const { t } = useTranslation('tickets');
  const words = useReadingWords();
  const drawn = useDrawnDocument(document);
  const [view, setView] = useState<DocumentView>('picture');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const title = t('review.documentOf', { name: words.name(document) });
  const tools = <DocumentTools view={view} zoom={zoom} onView={setView} onZoom={setZoom} />;
  return (
    <>
      <div className={classes.head}>
        <span className={classes.title} title={title}>
          {title}
        </span>
        {drawn && tools}
      </div>
      {drawn === undefined && (
        <div className={classes.opening}>
          <RingsLoader />
        </div>
      )}
      {drawn && view === 'picture' && (
        <DrawnPages drawn={drawn} title={title} evidence={evidence} zoom={zoom} />
      )}
      {drawn !== undefined && (drawn === null || view === 'text') && (
        <DocumentText text={document.text} title={title} evidence={evidence} />
      )}
      <DocumentCaption evidence={evidence} />
    </>
  );
}
