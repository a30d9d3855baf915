import { type DayWindows, listOpenWindows } from '@ooo/atlas/opening-hours';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { DAYS_AFTER_TRIP } from '@ooo/domain/scheduling/open-weekdays';
import { planTrip, type TripPlanSource } from '@ooo/domain/scheduling/plan-trip';
import type { OpenWindow } from '@ooo/domain/scheduling/schedule.schema';
import { suggestTime } from '@ooo/domain/scheduling/suggest-time';
import { addDays, type CalendarDate, listDates } from '@ooo/domain/shared/calendar-date';
import { hoursKey, toHoursQuestion } from './hours-question.ts';
import type { HoursPlace, PlanningJobs, PlanSourceData } from '../context/ports/planning.ts';

/** This file runs in a thread of its own: each import is memory for every such thread. */
export const plan: PlanningJobs['plan'] = ({ source, wishes, writing }) =>
  planTrip(withHours(source), wishes, writing);

export const suggest: PlanningJobs['suggest'] = ({ source, request, usual, writing }) =>
  suggestTime({ ...withHours(source), usual }, request, writing);

export const hours: PlanningJobs['hours'] = ({ questions, dates }) =>
  questions.map((question) => listOpenWindows({ ...question, dates }));

type WindowsByDate = ReadonlyMap<CalendarDate, OpenWindow[] | null>;

/** The days after the trip are rarely asked for, and read apart. */
function withHours({ hoursAt, ...source }: PlanSourceData): TripPlanSource {
  const { startDate, endDate } = source.trip;
  const inTrip = readWindows(hoursAt, listDates(startDate, endDate));
  const after = readWindows(
    hoursAt,
    listDates(addDays(endDate, 1), addDays(endDate, DAYS_AFTER_TRIP)),
  );
  return {
    ...source,
    hoursOf: (poi, date) => (date > endDate ? after : inTrip)(poi)?.get(date) ?? null,
  };
}

/** The windows of a POI on the dates, read once for all POIs with the same hours. */
function readWindows(hoursAt: HoursPlace, dates: readonly CalendarDate[]) {
  const byQuestion = new Map<string, WindowsByDate>();
  const byPoi = new Map<Poi, WindowsByDate | undefined>();
  const read = (poi: Poi): WindowsByDate | undefined => {
    const question = toHoursQuestion(poi, hoursAt);
    if (!question) return undefined;
    const key = hoursKey(question);
    const known = byQuestion.get(key);
    if (known) return known;
    const windows = share(listOpenWindows({ ...question, dates }));
    byQuestion.set(key, windows);
    return windows;
  };
  return (poi: Poi): WindowsByDate | undefined => {
    if (!byPoi.has(poi)) byPoi.set(poi, read(poi));
    return byPoi.get(poi);
  };
}

/** Days with the same windows have the same object: a year of many places would be too large otherwise. */
function share(days: readonly DayWindows[]): WindowsByDate {
  const known = new Map<string, OpenWindow[]>();
  return new Map(
    days.map(({ date, windows }) => {
      if (!windows) return [date, windows];
      const key = windows.map(({ openMin, closeMin }) => `${openMin}-${closeMin}`).join();
      const shared = known.get(key) ?? windows;
      known.set(key, shared);
      return [date, shared];
    }),
  );
}
