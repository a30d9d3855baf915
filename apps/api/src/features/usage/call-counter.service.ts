import type { UserId } from '@ooo/domain/shared/ids';
import { type ApiCallCount, addApiCalls } from '@ooo/db/queries/api-calls.queries';
import type { Db } from '@ooo/db/tables/database';
import { todayIn } from '@ooo/domain/shared/zoned';

/** Users and days that are held in memory; one more is stored before its turn. */
const MAX_HELD = 5000;

/** Counts the calls of users in memory, and adds them to the database now and then. */
export interface CallCounter {
  readonly count: (userId: UserId, calls: number) => void;
  /**
   * Stores what was counted before, in one statement. Where that fails the counts are kept for the
   * next time, and the failure is thrown.
   */
  readonly flush: () => Promise<void>;
}

interface CounterOptions {
  readonly db: Db;
  readonly clock: () => Date;
  /** Called when there is no more room; something has to flush then. */
  readonly onFull: () => void;
  readonly maxHeld?: number;
}

/**
 * Several processes add up, since each adds only what it counted itself. While the database takes
 * nothing and there is no more room, calls of users who are not held yet are not counted.
 */
export function createCallCounter({
  db,
  clock,
  onFull,
  maxHeld = MAX_HELD,
}: CounterOptions): CallCounter {
  const held = new Map<string, ApiCallCount>();
  let last: Promise<void> = Promise.resolve();

  const add = ({ userId, day, calls }: ApiCallCount): void => {
    const key = `${userId} ${day}`;
    const before = held.get(key)?.calls;
    if (before === undefined && held.size >= maxHeld) return;
    held.set(key, { userId, day, calls: (before ?? 0) + calls });
  };
  const store = async (): Promise<void> => {
    const batch = [...held.values()];
    held.clear();
    try {
      await addApiCalls(db, batch);
    } catch (error) {
      for (const counted of batch) add(counted);
      throw error;
    }
  };
  return {
    count: (userId, calls) => {
      const before = held.size;
      add({ userId, day: todayIn('UTC', clock()), calls });
      if (before < maxHeld && held.size === maxHeld) onFull();
    },
    flush: async () => {
      last = last.catch(() => undefined).then(store);
      return last;
    },
  };
}
