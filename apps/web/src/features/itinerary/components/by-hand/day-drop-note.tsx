import { dayBounds, flightWindow } from '@ooo/domain/flight-window/flight-window.rules';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWriting } from '../../../../lib/format/use-writing.ts';
import { useAtomValue } from '../../../../lib/jotai.ts';
import { useDropSource } from '../../lib/drop-source.ts';
import { useClosedWords } from '../../lib/use-closed-words.ts';
import { formatOpenTimes } from '../../../trip-data/api/trip-hours.ts';
import { dragAtom } from '../../state/drag.atoms.ts';
import classes from './by-hand.module.css';

interface DayDropNoteProps {
  readonly date: CalendarDate;
  /** Replaces it: another line would move the rows away from under the pointer. */
  readonly children: ReactNode;
}

/** At the head of a day, while a place is moved: when it is open there, or why it cannot go there. */
export function DayDropNote({ date, children }: DayDropNoteProps) {
  const { t } = useTranslation(['itinerary', 'schedule']);
  const writing = useWriting();
  const drag = useAtomValue(dragAtom);
  const source = useDropSource();
  const closed = useClosedWords(source);
  if (!drag || !source || drag.part === 'end') return children;
  if (!dayBounds(flightWindow(source.trip), date)) {
    return <p className={classes.refusal}>{t('itinerary:drag.flightDay')}</p>;
  }
  const windows = source.hoursOf(drag.poi, date);
  if (windows === null) return children;
  if (windows.length === 0) {
    return <p className={classes.refusal}>{closed(drag.poi, date)}</p>;
  }
  return (
    <p className={classes.hours}>
      {t('schedule:hours.open', { times: formatOpenTimes(windows, writing) })}
    </p>
  );
}
