import type { Db } from '@ooo/db/tables/database';

/** The database, and how many statements were answered through it so far. */
export function countStatements(db: Db): { readonly db: Db; readonly count: () => number } {
  let statements = 0;
  const counting: Parameters<Db['withPlugin']>[0] = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  };
  return { db: db.withPlugin(counting), count: () => statements };
}
