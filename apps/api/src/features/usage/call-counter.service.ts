import type { UserId } from '@ooo/domain/shared/ids';
import { type ApiCallCount, addApiCalls } from '@ooo/db/queries/api-calls.queries';
import type { Db } from '@ooo/db/tables/database';
import { todayIn } from '@ooo/domain/shared/zoned';

/** How many users and days are held in memory; beyond that, counts are stored early. */
const MAX_HELD = 5000;

/** Counts the calls of users in memory, and adds them to the database now and then. */
export interface CallCounter {
  readonly count: (userId: UserId, calls: number) => void;
  /**
   * Stores the counts so far in one statement. If that fails, the counts are kept for the next time and the error is
   * thrown.
   */
  readonly flush: () => Promise<void>;
}

interface CounterOptions {
  readonly db: Db;
  readonly clock: () => Date;
  /** Called when there is no more room; the counts must be flushed then. */
  readonly onFull: () => void;
  readonly maxHeld?: number;
}

/**
 * Several processes can count, since each adds only its own counts. While the database accepts nothing and there is
 * no more room, calls of further users are not counted.
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
