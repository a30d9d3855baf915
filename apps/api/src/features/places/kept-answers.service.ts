import type { WarningLog } from '../../context/ports/caller.ts';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  claimPlaceAnswer,
  findPlaceAnswer,
  type PlaceAnswer,
  postponePlaceAnswer,
  savePlaceAnswer,
} from '@ooo/db/queries/place-answers.queries';
import type { UpstreamLimits } from '@ooo/db/queries/upstream-turns.queries';
import type { Db } from '@ooo/db/tables/database';
import type { FoundPlace } from '@ooo/domain/places/found-place.schema';
import { UpstreamError } from '../../providers/upstream/upstream-error.ts';
import { askInTurn } from './counted-upstream.service.ts';
import type { LiveSettings } from '../../context/ports/settings.ts';

/** Longer than a question may take with its turn: until then no other process asks it. */
const CLAIM_MS = 60_000;
const FAILED_MS = 60_000;
const GOOD_MS = 30 * 86_400_000;
/** How often, and how long, to look whether another process has its answer. */
const LOOK_MS = 150;
const MOST_LOOKS = 60;
/** The database takes 256 KB, and counts the spaces that it puts into JSON. */
const MAX_KEPT_BYTES = 200 * 1024;

export interface KeptQuestion {
  readonly limits: UpstreamLimits;
  /** The question itself: equal questions share an answer. */
  readonly words: readonly string[];
  readonly ask: () => Promise<FoundPlace[]>;
}

/** Answers that the database keeps for all users and all processes. */
export interface KeptAnswers {
  /** What is known of it, however old; undefined if nothing is. No source is asked. */
  readonly find: (question: Omit<KeptQuestion, 'ask'>) => Promise<PlaceAnswer | undefined>;
  /**
   * The kept answer, or else the upstream's. An answer older than 30 days is still given, and renewed in the
   * background. Rejects with an `UpstreamError`.
   */
  readonly ask: (question: KeptQuestion, log: WarningLog) => Promise<PlaceAnswer>;
}

interface KeptAnswersOptions {
  readonly db: Db;
  readonly settings: Pick<LiveSettings, 'read'>;
  readonly clock: () => Date;
}

/** Of all processes on a database, the one that claims the question's row asks it. */
export function createKeptAnswers({ db, settings, clock }: KeptAnswersOptions): KeptAnswers {
  const running = new Map<string, Promise<PlaceAnswer>>();
  const later = (ms: number): Date => new Date(clock().getTime() + ms);

  async function fetchAndKeep(key: string, { limits, ask }: KeptQuestion): Promise<PlaceAnswer> {
    try {
      const places = keepable(await askInTurn(db, limits, ask));
      const answer = { places, fetchedAt: clock() };
      await savePlaceAnswer(db, { key, answer, askAgainAt: later(GOOD_MS) });
      return answer;
    } catch (error) {
      const pauseMs = error instanceof UpstreamError ? error.retryAfterMs : undefined;
      await postponePlaceAnswer(db, { key, askAgainAt: later(pauseMs ?? FAILED_MS) });
      throw error;
    }
  }

  /** Waits for the process that is asking; it may fail, or have ended. */
  async function lookForAnswer(key: string): Promise<PlaceAnswer> {
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      await sleep(LOOK_MS);
      const known = await findPlaceAnswer(db, { key });
      if (known?.answer) return known.answer;
      if (!known?.isAsking) break;
    }
    throw new UpstreamError('busy', { cause: 'asked by another process' });
  }

  async function begin(key: string, question: KeptQuestion): Promise<PlaceAnswer> {
    if ((await settings.read()).maintenanceMode)
      throw new UpstreamError('busy', { cause: 'maintenance' });
    const { source } = question.limits;
    const claim = { key, source, now: clock(), until: later(CLAIM_MS) };
    if (await claimPlaceAnswer(db, claim)) return fetchAndKeep(key, question);
    return lookForAnswer(key);
  }

  function start(key: string, question: KeptQuestion, log: WarningLog): Promise<PlaceAnswer> {
    const before = running.get(key);
    if (before) return before;
    const { source } = question.limits;
    const renewal = begin(key, question)
      .catch((error: unknown) => {
        log.warn({ err: error, source }, 'no places from a source');
        throw error;
      })
      .finally(() => running.delete(key));
    // The caller who began it may have left.
    renewal.catch(() => undefined);
    running.set(key, renewal);
    return renewal;
  }

  return {
    find: async (question) => (await findPlaceAnswer(db, { key: keyOf(question) }))?.answer,
    ask: async (question, log) => {
      const key = keyOf(question);
      const known = await findPlaceAnswer(db, { key });
      const isDue = !known || known.askAgainAt <= clock();
      const renewal = isDue ? start(key, question, log) : running.get(key);
      if (known?.answer) return known.answer;
      if (renewal) return renewal;
      if (known?.isAsking) return lookForAnswer(key);
      throw new UpstreamError('busy', { cause: 'failed a short time ago' });
    },
  };
}

/** The first places, as many as the database takes in one answer. */
function keepable(places: readonly FoundPlace[]): FoundPlace[] {
  let bytes = 0;
  return places.filter((place) => {
    bytes += Buffer.byteLength(JSON.stringify(place));
    return bytes <= MAX_KEPT_BYTES;
  });
}

function keyOf({ limits, words }: Omit<KeptQuestion, 'ask'>): string {
  return createHash('sha256')
    .update(JSON.stringify([limits.source, ...words]))
    .digest('hex');
}
