import { sql } from 'kysely';
import { connect } from '../connect.ts';

/** Writes one line to the database and resolves when the database has acknowledged it. */
export async function writeNote(connectionString: string, text: string): Promise<void> {
  const { db, close } = connect({ connectionString });
  await sql`create table if not exists note (text text)`.execute(db);
  await sql`insert into note values (${text})`.execute(db);
  await close();
}

/** What {@link writeNote} has written, in order. */
export async function readNotes(connectionString: string): Promise<string[]> {
  const { db, close } = connect({ connectionString });
  const { rows } = await sql<{ text: string }>`select text from note`.execute(db);
  await close();
  return rows.map((row) => row.text);
}
