import { Tabs } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtom, useAtomValue } from '../../../lib/jotai.ts';
import { useReadingWords } from '../lib/use-reading-words.ts';
import { shownDocumentAtom, tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './document-pane.module.css';
import { DocumentTools, type DocumentView } from './document-tools.tsx';
import { type Quarters, turnOn, type Zoom } from '../lib/page-look.ts';
import { ShownDocument } from './shown-document.tsx';

/** The documents beside their flights, one at a time, as picture or as text. */
export function DocumentPane() {
  const { t } = useTranslation('tickets');
  const words = useReadingWords();
  const { documents: all, reading } = useAtomValue(tripDraftAtom);
  const [shownId, setShownId] = useAtom(shownDocumentAtom);
  const [view, setView] = useState<DocumentView>('picture');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [turns, setTurns] = useState<Readonly<Record<number, Quarters>>>({});
  const [drawnIds, setDrawnIds] = useState<ReadonlySet<number>>(new Set());
  const addDrawn = useCallback((id: number) => setDrawnIds((known) => new Set(known).add(id)), []);
  const documents = all.filter(({ state }) => state === 'read');
  const shown = documents.find(({ id }) => id === shownId) ?? documents[0];
  const names =
    documents.length > 1 ? (
      <Tabs
        className={classes.tabs ?? ''}
        value={String(shown?.id)}
        onChange={(id) => setShownId(Number(id))}
      >
        <Tabs.List className={classes.tabList ?? ''} aria-label={t('documents.label')}>
          {documents.map((document) => (
            <Tabs.Tab key={document.id} value={String(document.id)}>
              <span className={classes.tab}>{words.name(document)}</span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
    ) : (
      <span className={classes.title}>{shown && words.name(shown)}</span>
    );
  return (
    <section className={classes.pane} aria-label={t('review.document')}>
      <div className={classes.head}>
        {names}
        {shown && drawnIds.has(shown.id) && (
          <DocumentTools
            view={view}
            zoom={zoom}
            onView={setView}
            onZoom={setZoom}
            onTurn={() =>
              setTurns((known) => ({ ...known, [shown.id]: turnOn(known[shown.id] ?? 0) }))
            }
          />
        )}
      </div>
      {documents.map((document) => (
        // Hidden ones stay open: a field may show any of them at once.
        <div key={document.id} className={classes.shown} hidden={document !== shown}>
          <ShownDocument
            document={document}
            evidence={reading?.evidence.filter((item) => item.document === document.id) ?? []}
            view={view}
            look={{ zoom, quarters: turns[document.id] ?? 0 }}
            onDrawn={addDrawn}
          />
        </div>
      ))}
    </section>
  );
}
