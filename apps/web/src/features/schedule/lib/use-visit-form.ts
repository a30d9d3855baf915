import { checkVisit } from '@ooo/domain/flight-window/flight-window.rules';
import { isScheduled, type Poi } from '@ooo/domain/pois/poi.schema';
import { toOfferedDuration, visitDurationMin } from '@ooo/domain/scheduling/visit-durations';
import type { TimePreset } from '@ooo/domain/scheduling/presets';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useState } from 'react';
import type { Suggestion } from '../api/use-suggestion.ts';
import { DEFAULT_ENTRY, parseTimeEntry, toTimeEntry, type TimeEntry } from './time-entry.ts';
import type { Visit } from '../api/use-scheduling.ts';

/** A day of the trip, none on purpose, or not chosen yet. */
export type DateChoice = CalendarDate | 'unscheduled' | undefined;

/** Where a form begins that was opened from a day of the calendar. */
export interface VisitStart {
  readonly date: CalendarDate;
  readonly startTime?: WallTime | undefined;
}

/** The fields of a visit while they are filled in, and what the rules say of them. */
export function useVisitForm(trip: Trip, poi: Poi, start?: VisitStart) {
  const known = isScheduled(poi) ? poi : undefined;
  const startTime = start?.startTime ?? known?.startTime;
  const [date, setDate] = useState<DateChoice>(start?.date ?? known?.date ?? undefined);
  const [entry, setEntry] = useState<TimeEntry>(startTime ? toTimeEntry(startTime) : DEFAULT_ENTRY);
  const [durationMin, setDurationMin] = useState(
    known?.duration ?? toOfferedDuration(visitDurationMin(poi)),
  );

  const time = parseTimeEntry(entry);
  const day = date === 'unscheduled' ? undefined : date;
  const visit: Visit | undefined =
    day && time ? { date: day, startTime: time, duration: durationMin } : undefined;

  return {
    date,
    day,
    entry,
    durationMin,
    visit,
    isTimeWrong: time === undefined,
    isOutside: visit !== undefined && !checkVisit(trip, visit).ok,
    setDate,
    setEntry,
    setDurationMin,
    takePreset: ({ startTime, duration }: TimePreset) => {
      setEntry(toTimeEntry(startTime));
      setDurationMin(duration);
    },
    takeSuggestion: (suggestion: Suggestion) => {
      if (suggestion.date) setDate(suggestion.date);
      setEntry(toTimeEntry(suggestion.time));
      setDurationMin(suggestion.durationMin);
    },
  };
}

export type VisitFormState = ReturnType<typeof useVisitForm>;
