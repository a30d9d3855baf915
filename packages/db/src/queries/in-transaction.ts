import type { Db } from '../tables/database.ts';

/** Runs `work` in a transaction: in `db` itself if that is one, otherwise in a new one. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
