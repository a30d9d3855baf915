import type { TicketEvidence } from '@ooo/domain/tickets/ticket.schema';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RingsLoader } from '../../../components/rings-loader.tsx';
import { useDrawnDocument } from '../api/use-drawn-document.ts';
import { useReadingWords } from '../lib/use-reading-words.ts';
import type { DraftDocument } from '../state/draft.types.ts';
import classes from './document-pane.module.css';
import { DocumentText } from './document-text.tsx';
import type { DocumentView } from './document-tools.tsx';
import type { PageLook } from '../lib/page-look.ts';
import { DrawnPages } from './drawn-pages.tsx';
import { ReadSnippet } from './read-snippet.tsx';

interface ShownDocumentProps {
  readonly document: DraftDocument;
  readonly evidence: readonly TicketEvidence[];
  readonly view: DocumentView;
  readonly look: PageLook;
  /** True if it can be drawn; otherwise its text is shown. */
  readonly onDrawn: (id: number) => void;
}

/** One document: as it looks where the browser can draw it, else its text. */
export function ShownDocument(props: ShownDocumentProps) {
  const { document, evidence, view, look, onDrawn } = props;
  const { t } = useTranslation('tickets');
  const words = useReadingWords();
  const drawn = useDrawnDocument(document);
  const name = words.name(document);
  useEffect(() => {
    if (drawn) onDrawn(document.id);
  }, [drawn, document.id, onDrawn]);
  const isText = drawn === null || (drawn !== undefined && view === 'text');
  return (
    <>
      {drawn === undefined && (
        <div className={classes.opening}>
          <RingsLoader height="100%" />
        </div>
      )}
      {drawn && !isText && (
        <DrawnPages
          drawn={drawn}
          title={name}
          text={document.text}
          evidence={evidence}
          look={look}
        />
      )}
      {isText && (
        <DocumentText
          text={document.text}
          title={t('review.documentOf', { name })}
          evidence={evidence}
        />
      )}
      <ReadSnippet
        className={classes.caption}
        documentId={document.id}
        hint={t('review.pointAtField')}
      />
    </>
  );
}
