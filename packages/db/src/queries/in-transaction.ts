import type { Db } from '../tables/database.ts';

/** Runs `work` in a transaction: in the one that `db` is already, else in one of its own. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
