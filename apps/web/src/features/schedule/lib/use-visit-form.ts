import { checkVisit } from '@ooo/domain/flight-window/flight-window.rules';
import { isScheduled, type Poi } from '@ooo/domain/pois/poi.schema';
import { toOfferedDuration, visitDurationMin } from '@ooo/domain/scheduling/visit-durations';
import type { TimePreset } from '@ooo/domain/scheduling/presets';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useState } from 'react';
import type { Suggestion } from '../api/use-suggestion.ts';
import { DEFAULT_ENTRY, parseTimeEntry, toTimeEntry, type TimeEntry } from './time-entry.ts';
import type { Visit } from '../api/use-scheduling.ts';

type DateChoice = CalendarDate | 'unscheduled' | undefined;

/** The fields of a visit while they are filled in, and what the rules say of them. */
export function useVisitForm(trip: Trip, poi: Poi | undefined, startOn?: CalendarDate) {
  const known = poi !== undefined && isScheduled(poi) ? poi : undefined;
  const [date, setDate] = useState<DateChoice>(known?.date ?? startOn);
  const [entry, setEntry] = useState<TimeEntry>(
    known?.startTime ? toTimeEntry(known.startTime) : DEFAULT_ENTRY,
  );
  const [durationMin, setDurationMin] = useState(
    known?.duration ?? toOfferedDuration(visitDurationMin({ duration: null, tag: 'misc', ...poi })),
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

export type VisitForm = ReturnType<typeof useVisitForm>;
