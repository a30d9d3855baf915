import { findTimeRefusal } from '@ooo/domain/pois/poi-time.rules';
import { isJourney } from '@ooo/domain/pois/poi.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { defaultStart, NOON } from '@ooo/domain/scheduling/default-start';
import type { TimePreset } from '@ooo/domain/scheduling/presets';
import { toOfferedDuration, visitDurationMin } from '@ooo/domain/scheduling/visit-durations';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { isTripDate } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useState } from 'react';
import { useIs24Hours } from '../../../lib/format/use-writing.ts';
import type { Visit } from '../../trip-data/api/use-scheduling.ts';
import type { Suggestion } from '../api/use-suggestion.ts';
import type { SaveProblem } from '../../trip-data/api/save-problem.ts';
import { parseTimeEntry, toTimeEntry, type TimeEntry } from './time-entry.ts';

/** A day of the trip, none on purpose, or not chosen yet. */
export type DateChoice = CalendarDate | 'unscheduled' | undefined;

/** Where a form begins that was opened from a day of the calendar. */
export interface VisitStart {
  readonly date: CalendarDate;
  readonly startTime?: WallTime | undefined;
}

/** What keeps a visit from being saved; what the server refuses is tried again only after a change. */
export type VisitProblem = 'no-day' | 'no-time' | SaveProblem;

interface FirstValues {
  readonly date: CalendarDate | undefined;
  readonly time: WallTime | undefined;
  /** The date that the time was meant for. */
  readonly timeDate: CalendarDate | null;
}

function firstValues(trip: Trip, poi: Poi, start: VisitStart | undefined): FirstValues {
  const own = poi.date !== null && isTripDate(trip, poi.date) ? poi.date : undefined;
  const date = start?.date ?? own;
  return start?.startTime
    ? { date, time: start.startTime, timeDate: start.date }
    : { date, time: poi.startTime ?? undefined, timeDate: poi.date };
}

/** The fields of a visit while they are filled in, and their problems. */
export function useVisitForm(trip: Trip, poi: Poi, start?: VisitStart) {
  const is24Hours = useIs24Hours();
  const [first] = useState(() => firstValues(trip, poi, start));
  const [date, setDate] = useState<DateChoice>(first.date);
  const [typed, setTyped] = useState<TimeEntry>();
  const [durationMin, setDurationMin] = useState(
    poi.startTime === null
      ? toOfferedDuration(visitDurationMin(poi))
      : (poi.duration ?? visitDurationMin(poi)),
  );
  const [answer, setAnswer] = useState<{ readonly key: string; readonly problem: SaveProblem }>();

  const day = date === 'unscheduled' ? undefined : date;
  /** The traveller's choice stays; a proposal follows the flights of the day. */
  const entry = typed ?? toTimeEntry(shownTime(), is24Hours);
  const time = parseTimeEntry(entry);
  const visit: Visit | undefined =
    day && time ? { date: day, startTime: time, duration: durationMin } : undefined;
  const key = JSON.stringify(visit);

  function shownTime(): WallTime {
    const wanted = first.time ?? NOON;
    const isChosen = first.time !== undefined && day === first.timeDate;
    if (day === undefined || isChosen || isJourney(poi)) return wanted;
    return defaultStart(trip, { date: day, duration: durationMin }, wanted);
  }

  function findProblem(): VisitProblem | undefined {
    if (date === 'unscheduled') return undefined;
    if (time === undefined) return 'no-time';
    if (visit === undefined) return 'no-day';
    if (findTimeRefusal(trip, { ...poi, ...visit })) return { kind: 'outside-flights' };
    return answer?.key === key ? answer.problem : undefined;
  }

  return {
    date,
    day,
    entry,
    durationMin,
    visit,
    problem: findProblem(),
    setDate,
    setEntry: setTyped,
    setDurationMin,
    /** The server's answer to the current visit; valid until something is changed. */
    takeProblem: (problem: SaveProblem | undefined) => setAnswer(problem && { key, problem }),
    takePreset: ({ startTime, duration }: TimePreset) => {
      setTyped(toTimeEntry(startTime, is24Hours));
      setDurationMin(duration);
    },
    takeSuggestion: (suggestion: Suggestion) => {
      if (suggestion.date) setDate(suggestion.date);
      setTyped(toTimeEntry(suggestion.time, is24Hours));
      setDurationMin(suggestion.durationMin);
    },
  };
}

export type VisitFormState = ReturnType<typeof useVisitForm>;
