import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { IconConfetti, IconFlag } from '@tabler/icons-react';
import { useDayNotes } from '../api/use-day-notes.ts';
import classes from './day-notes.module.css';

const ICONS = { holiday: IconFlag, event: IconConfetti } as const;

interface DayNotesProps {
  readonly trip: TripWithCaches;
  readonly date: CalendarDate;
}

/** The public holidays and events of a day, a line each; nothing on other days. */
export function DayNotes({ trip, date }: DayNotesProps) {
  const notes = useDayNotes(trip)(date);
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {notes.map(({ kind, name, text }) => {
        const NoteIcon = ICONS[kind];
        return (
          <li key={name}>
            <NoteIcon size={16} stroke={1.75} aria-hidden />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
