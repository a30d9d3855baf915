import type { Asker } from '@ooo/domain/fair-queue/fair-queue.types';
import type { DayWindows } from '@ooo/atlas/opening-hours';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { createHoursCache } from './hours-cache.ts';
import { hoursKey } from './hours-question.ts';
import type { HoursQuestion, HoursTask, WindowsByDate } from '../context/ports/planning.ts';

/** Places whose hours are read in one turn: with fewer, others wait less; with more, there are fewer round trips. */
const QUESTIONS_A_TURN = 25;
/** How long to wait for hours that another caller has asked for; after that they are requested again. */
const LONGEST_WAIT_MS = 1000;

interface HoursReaderOptions {
  /** For all hours that one caller asks for together, without what is spent waiting. */
  readonly timeLimitMs: number;
  /**
   * Reads hours in a thread: in the order of the questions, each in the order of the dates. `onBegin` is called when
   * the wait for the thread is over.
   */
  readonly read: (asker: Asker, task: HoursTask, onBegin: () => void) => Promise<DayWindows[][]>;
  /** The error to throw when the time is up. */
  readonly tooMuch: () => Error;
}

interface HoursRequest {
  readonly asker: Asker;
  readonly questions: readonly HoursQuestion[];
  readonly dates: readonly CalendarDate[];
}

/**
 * Reads each question once, however many ask it: earlier answers are kept, and a caller that asks what is being read
 * right now waits for it. Otherwise many users opening trips to the same city would occupy every thread.
 */
export function createHoursReader({ timeLimitMs, read, tooMuch }: HoursReaderOptions) {
  const cache = createHoursCache();
  const underWay = new Map<string, Promise<unknown>>();

  async function readSome(
    request: HoursRequest,
    some: readonly HoursQuestion[],
    onBegin: () => void,
  ): Promise<WindowsByDate[]> {
    const { asker, dates } = request;
    const reading = read(asker, { questions: some, dates }, onBegin);
    const names = some.map((question) => nameOf(question, dates));
    for (const name of names) underWay.set(name, reading);
    try {
      const answers = await reading;
      return some.map((question, index) => cache.add(question, answers[index] ?? []));
    } finally {
      for (const name of names) if (underWay.get(name) === reading) underWay.delete(name);
    }
  }

  /** The open windows for each question, by {@link hoursKey}. */
  return async (request: HoursRequest): Promise<ReadonlyMap<string, WindowsByDate>> => {
    const { questions, dates, asker } = request;
    const { signal } = asker;
    const found = new Map<string, WindowsByDate>();
    const missing = new Map<string, HoursQuestion>();
    const look = (asked: Iterable<HoursQuestion>): void => {
      for (const question of asked) {
        const key = hoursKey(question);
        const known = cache.find(question, dates);
        if (known) found.set(key, known);
        if (known) missing.delete(key);
        else missing.set(key, question);
      }
    };
    look(questions);
    // If a reading that another caller started fails or takes too long, this caller reads the hours itself.
    const others = [...missing.values()].flatMap((one) => underWay.get(nameOf(one, dates)) ?? []);
    if (others.length > 0) {
      const limit = AbortSignal.timeout(LONGEST_WAIT_MS);
      const ending = signal ? AbortSignal.any([signal, limit]) : limit;
      await waitFor(Promise.allSettled(others), ending);
      look([...missing.values()]);
    }
    let workedMs = 0;
    const asked = [...missing];
    for (let first = 0; first < asked.length; first += QUESTIONS_A_TURN) {
      if (workedMs > timeLimitMs) throw tooMuch();
      const some = asked.slice(first, first + QUESTIONS_A_TURN);
      let begunAt = Infinity;
      const answers = await readSome(
        request,
        some.map(([, question]) => question),
        () => (begunAt = performance.now()),
      );
      workedMs += Math.max(0, performance.now() - begunAt);
      for (const [index, [key]] of some.entries()) {
        const windows = answers[index];
        if (windows) found.set(key, windows);
      }
    }
    return found;
  };
}

function nameOf(question: HoursQuestion, dates: readonly CalendarDate[]): string {
  return `${hoursKey(question)} ${dates[0]} ${dates.at(-1)} ${dates.length}`;
}

/** Resolves when the work is done or the signal is aborted; the caller checks which. */
async function waitFor(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.race([work, aborted]);
}
