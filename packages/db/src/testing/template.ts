import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { connect } from '../connect.ts';
import { migrate } from '../migrations/migrate.ts';

/** Where test databases come from: a server, and the name of the migrated database to copy. */
export interface TestTemplate {
  readonly connectionString: string;
  readonly template: string;
}

/** The same server, another database. */
export function withDatabaseName(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}

/** A fresh migrated database that nothing is connected to, so that it can be copied. */
export async function makeTemplate(connectionString: string): Promise<TestTemplate> {
  const template = `ooo_template_${randomUUID().replaceAll('-', '')}`;
  await onServer(connectionString, `create database ${template}`);
  const { db, close } = connect({ connectionString: withDatabaseName(connectionString, template) });
  try {
    await migrate(db);
  } finally {
    await close();
  }
  return { connectionString, template };
}

/** Runs one statement that cannot be in a transaction, on the server's own database. */
export async function onServer(connectionString: string, statement: string): Promise<void> {
  const { db, close } = connect({ connectionString, maxConnections: 1 });
  try {
    await sql.raw(statement).execute(db);
  } finally {
    await close();
  }
}
