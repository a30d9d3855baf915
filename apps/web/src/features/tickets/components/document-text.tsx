import type { TicketEvidence } from '@ooo/domain/tickets/ticket.schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtomValue } from '../../../lib/jotai.ts';
import { useNamesOf } from '../api/use-names-of.ts';
import { markDocument } from '../lib/document-marks.ts';
import { useScrollToMark } from '../lib/use-scroll-to-mark.ts';
import { activeFieldAtom, tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './document-pane.module.css';

interface DocumentTextProps {
  readonly text: string;
  readonly title: string;
  readonly evidence: readonly TicketEvidence[];
}

/** The document's text; the value of the active field is marked and scrolled into view. */
export function DocumentText({ text, title, evidence }: DocumentTextProps) {
  const { t } = useTranslation('tickets');
  const active = useAtomValue(activeFieldAtom);
  const { reading } = useAtomValue(tripDraftAtom);
  const namesOf = useNamesOf(reading?.legs);
  const lines = useMemo(
    () => markDocument(text, evidence, reading?.legs ?? [], active, namesOf),
    [text, evidence, reading, active, namesOf],
  );
  const list = useScrollToMark<HTMLOListElement>(lines.find(({ isActive }) => isActive)?.number);

  if (text.trim() === '') return <p className={classes.empty}>{t('review.noText')}</p>;
  return (
    // A long document has to be reachable by keyboard to be scrolled.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol ref={list} className={classes.text} tabIndex={0} aria-label={title}>
      {lines.map((line) => (
        <li key={line.number} className={classes.line}>
          <span className={classes.number} aria-hidden>
            {line.number}
          </span>
          <LineText spans={line.spans} />
        </li>
      ))}
    </ol>
  );
}

function LineText({ spans }: { readonly spans: ReturnType<typeof markDocument>[number]['spans'] }) {
  return (
    <span>
      {spans.map((span, index) => {
        const key = `${index}-${span.text}`;
        if (span.mark === undefined) return <span key={key}>{span.text}</span>;
        const isActive = span.mark === 'active';
        return (
          <mark
            key={key}
            className={isActive ? classes.active : classes.found}
            data-mark={span.mark}
          >
            {span.text}
          </mark>
        );
      })}
    </span>
  );
}
