import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { markDocument } from '../lib/document-marks.ts';
import { activeFieldAtom, type ReadDocument } from '../state/draft.atoms.ts';
import classes from './flights-step.module.css';

/** The document's text; the snippet of the field that is pointed at is marked and in sight. */
export function DocumentPane({ document }: { readonly document: ReadDocument }) {
  const { t } = useTranslation('tickets');
  const active = useAtomValue(activeFieldAtom);
  const { text, flights } = document.answer;
  const lines = useMemo(
    () => markDocument(text, flights.evidence, active),
    [text, flights.evidence, active],
  );
  const list = useRef<HTMLOListElement>(null);
  const activeLine = lines.find((line) => line.isActive)?.number;

  useEffect(() => {
    const scroller = list.current;
    if (activeLine === undefined || !scroller) return;
    const mark = scroller.querySelector(`.${classes.active}`);
    if (!mark) return;
    // Only the document scrolls, and nothing around it.
    const [box, at] = [scroller.getBoundingClientRect(), mark.getBoundingClientRect()];
    scroller.scrollTop += at.top - box.top - box.height / 3;
    if (at.left < box.left || at.right > box.right) {
      scroller.scrollLeft += at.left - box.left - box.width / 3;
    }
  }, [activeLine]);

  const title = t('review.documentOf', { name: document.name ?? t('review.pasted') });
  return (
    <section className={classes.document} aria-label={t('review.document')}>
      <div className={classes.documentTitle}>{title}</div>
      {text.trim() === '' ? (
        <p className={classes.documentTitle}>{t('review.noText')}</p>
      ) : (
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
      )}
    </section>
  );
}

function LineText({ spans }: { readonly spans: ReturnType<typeof markDocument>[number]['spans'] }) {
  return (
    <span>
      {spans.map((span, index) => {
        const key = `${index}-${span.text}`;
        if (span.mark === undefined) return <span key={key}>{span.text}</span>;
        const className = span.mark === 'active' ? classes.active : classes.found;
        return (
          <mark key={key} className={className}>
            {span.text}
          </mark>
        );
      })}
    </span>
  );
}
