import type { DayWindows, OpeningHoursQuestion } from '@ooo/atlas/opening-hours';
import type { Asker } from '@ooo/domain/fair-queue/fair-queue.types';
import type { DayWishes } from '@ooo/domain/scheduling/pace';
import type { TripPlanSource } from '@ooo/domain/scheduling/plan-trip';
import type {
  AutoPickAnswer,
  AutoPickRequest,
  AutoPlanAnswer,
  OpenWindow,
  PlanWishes,
} from '@ooo/domain/scheduling/schedule.schema';
import type { SuggestionRefusal } from '@ooo/domain/scheduling/suggest-time';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Result } from '@ooo/domain/shared/result';
import type { Writing } from '@ooo/domain/shared/writing';

/** Where the clocks, the sun and the holidays of a trip are. */
export type HoursPlace = Pick<OpeningHoursQuestion, 'zone' | 'coordinates' | 'countryCode'>;

/** Everything that a plan is made from, as data that can be sent to a thread. */
export interface PlanSourceData extends Omit<TripPlanSource, 'hoursOf'> {
  readonly hoursAt: HoursPlace;
}

export interface PlanTask {
  readonly source: PlanSourceData;
  readonly wishes: PlanWishes;
  readonly writing: Writing;
}

export interface SuggestTask {
  readonly source: PlanSourceData;
  readonly request: AutoPickRequest;
  /** The traveller's ordinary day. */
  readonly usual: DayWishes;
  readonly writing: Writing;
}

/** What a place's hours are read from. */
export type HoursQuestion = Omit<OpeningHoursQuestion, 'dates'>;

export interface HoursTask {
  readonly questions: readonly HoursQuestion[];
  readonly dates: readonly CalendarDate[];
}

export type SuggestResult = Result<AutoPickAnswer, SuggestionRefusal>;

/** The thread's functions, by name. */
export interface PlanningJobs {
  plan(task: PlanTask): AutoPlanAnswer;
  suggest(task: SuggestTask): SuggestResult;
  /** In the order of the questions, each in the order of the dates. */
  hours(task: HoursTask): DayWindows[][];
}

/**
 * Works out plans and opening hours outside the thread that answers requests. Rejects with RULE_VIOLATED if a task
 * takes too long or too much memory, UNAVAILABLE if no thread can be started or too many are waiting, RATE_LIMITED if too
 * many of one user are, BAD_REQUEST if the signal aborts it.
 */
export interface Planner {
  plan(asker: Asker, task: PlanTask): Promise<AutoPlanAnswer>;
  suggest(asker: Asker, task: SuggestTask): Promise<SuggestResult>;
  /** The open windows for each question, by its `hoursKey`. */
  listHours(
    asker: Asker,
    questions: readonly HoursQuestion[],
    dates: readonly CalendarDate[],
  ): Promise<ReadonlyMap<string, WindowsByDate>>;
  /** How many threads there are now. */
  countThreads(): number;
  close(): Promise<void>;
}

export type WindowsByDate = ReadonlyMap<CalendarDate, OpenWindow[] | null>;
