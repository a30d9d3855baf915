import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { useLayoutEffect, useRef } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useAtomValue } from '../../../../lib/jotai.ts';
import { otherRows } from '../../lib/drop-target.ts';
import { dragAtom, useDropOnDay } from '../../state/drag.atoms.ts';
import classes from './by-hand.module.css';

/** Shows in a day of the column where the place would go, with its time there. */
export function DropLine({ date }: { readonly date: CalendarDate }) {
  const format = useFormat();
  const planned = useDropOnDay(date);
  const drag = useAtomValue(dragAtom);
  const line = useRef<HTMLDivElement>(null);
  const position = planned?.target.to === 'day' ? planned.target.position : undefined;
  const isByKey = drag?.by === 'keyboard';

  useLayoutEffect(() => {
    const day = line.current?.parentElement;
    if (!day || !drag || !line.current) return;
    if (position !== undefined) {
      line.current.style.top = `${gapAt(day, otherRows(day, drag), position)}px`;
    }
    if (isByKey) line.current.scrollIntoView?.({ block: 'nearest' });
  }, [drag, position, isByKey]);

  if (!planned) return null;
  const { drop } = planned;
  const isWhole = position === undefined;
  return (
    <div
      ref={line}
      className={isWhole ? classes.whole : classes.line}
      data-refused={!drop.ok || undefined}
      aria-hidden
    >
      {drop.ok && drop.visit && !isWhole && (
        <span className={classes.lineTime}>{format.time(drop.visit.startTime)}</span>
      )}
    </div>
  );
}

/** Between two rows, from the top of their day. */
function gapAt(day: HTMLElement, rows: readonly HTMLElement[], position: number): number {
  const top = day.getBoundingClientRect().top;
  const next = rows[position];
  const edge = next?.getBoundingClientRect().top ?? rows.at(-1)?.getBoundingClientRect().bottom;
  return (edge ?? top) - top;
}
