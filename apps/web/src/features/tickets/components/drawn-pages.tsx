import type { TicketEvidence } from '@ooo/domain/tickets/ticket.schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtomValue } from '../../../lib/jotai.ts';
import { useNamesOf } from '../api/use-names-of.ts';
import type { DrawnDocument } from '../lib/drawn-document.types.ts';
import { narrowEvidence } from '../lib/narrow-evidence.ts';
import { listPageMarks } from '../lib/page-marks.ts';
import type { PageLook } from '../lib/page-look.ts';
import { useScrollToMark } from '../lib/use-scroll-to-mark.ts';
import { activeFieldAtom, tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './document-pane.module.css';
import { DrawnPageView } from './drawn-page.tsx';

interface DrawnPagesProps {
  readonly drawn: DrawnDocument;
  readonly title: string;
  /** What was read of it. */
  readonly text: string;
  readonly evidence: readonly TicketEvidence[];
  readonly look: PageLook;
}

/** The document as it looks; the value of the active field is marked and scrolled into view. */
export function DrawnPages({ drawn, title, text, evidence, look }: DrawnPagesProps) {
  const { t } = useTranslation('tickets');
  const active = useAtomValue(activeFieldAtom);
  const { reading } = useAtomValue(tripDraftAtom);
  const namesOf = useNamesOf(reading?.legs);
  const narrow = useMemo(
    () => narrowEvidence(evidence, reading?.legs ?? [], drawn.pages, text, namesOf),
    [evidence, reading, drawn, text, namesOf],
  );
  const isMarked = evidence.some(
    ({ box, leg: segment, field }) => box && segment === active?.leg && field === active.field,
  );
  const mark = isMarked
    ? `${active?.leg}-${active?.field}-${look.zoom}-${look.quarters}`
    : undefined;
  const scroller = useScrollToMark<HTMLElement>(mark);
  const rest = drawn.pageCount - drawn.pages.length;
  return (
    <section
      ref={scroller}
      className={classes.pages}
      aria-label={title}
      // A long document has to be reachable by keyboard to be scrolled.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {drawn.pages.map((page) => (
        <DrawnPageView
          key={page.number}
          page={page}
          label={t('review.page', { page: page.number, pages: drawn.pageCount })}
          look={look}
          marks={listPageMarks(narrow, page.number, active)}
        />
      ))}
      {rest > 0 && <p className={classes.empty}>{t('review.morePages', { count: rest })}</p>}
    </section>
  );
}
