import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@ooo/db/tables/database';

const LIMIT_MS = 2000;

/** Whether the database answers a question that costs nothing, in time. */
export async function isDatabaseUp(db: Db): Promise<boolean> {
  const answered = db
    .selectNoFrom((expression) => expression.lit(1).as('one'))
    .execute()
    .then(
      () => true,
      () => false,
    );
  return Promise.race([answered, sleep(LIMIT_MS, false, { ref: false })]);
}
