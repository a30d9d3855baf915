import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeEmpty } from '../testing/empty-database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

const PREVIOUS = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(([name]) => name < '0028-place-descriptions'),
);
const OWNERS = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

interface Before {
  readonly name: string;
  readonly notes: string | null;
  readonly sourceId?: string;
  readonly owner?: 0 | 1;
  readonly isDemo?: boolean;
  readonly isChanged?: boolean;
}

const BEFORE: readonly Before[] = [
  {
    name: 'a bookmark as it was made',
    notes: 'Bookmarked from discovery | Rating: 4.5 | Type: Café | Roasts its own beans.',
    sourceId: 'a',
  },
  {
    name: 'a bookmark that was changed',
    notes: 'Bookmarked from discovery | Type: Café | Ask for Mina.',
    sourceId: 'b',
    isChanged: true,
  },
  { name: 'a place of a demo', notes: 'Type: Palace | The first.', sourceId: 'c', isDemo: true },
  { name: 'a note of a script', notes: 'Bring cash.', sourceId: 'd' },
  { name: 'the words of two', notes: 'Type: Tower | High up.', sourceId: 'e', isChanged: true },
  { name: 'the words of two', notes: 'High up.', sourceId: 'e', owner: 1 },
  { name: 'the other words of one', notes: 'High up. Closed Mon', sourceId: 'e2', owner: 1 },
  { name: 'a text with bars', notes: 'Go early | bring cash', sourceId: 'f', isDemo: true },
  { name: 'no source', notes: 'Bookmarked from discovery | High up.' },
  { name: 'labels alone', notes: 'Bookmarked from discovery | Rating: 4', sourceId: 'g' },
  { name: 'nothing', notes: null, sourceId: 'h' },
];

test('text that is certainly a source’s is moved out of the notes, and nothing else is', async () => {
  const db = (await makeEmpty())();
  await migrate(db, { migrations: PREVIOUS });
  for (const [at, id] of OWNERS.entries()) {
    await sql`insert into users (id, email, first_name) values (${id}, ${`u${at}@example.com`}, 'U')`.execute(
      db,
    );
  }
  for (const { name, notes, sourceId = null, owner = 0, isDemo = false, isChanged } of BEFORE) {
    await sql`
      with trip as (
        insert into trips (user_id, name, destination, start_date, end_date, is_demo)
        values (${OWNERS[owner]}, 'Trip', 'Seoul', '2025-10-01', '2025-10-04', ${isDemo}) returning id
      )
      insert into pois (trip_id, name, notes, source, source_id) select id, ${name}, ${notes}, 'OOO', ${sourceId} from trip`.execute(
      db,
    );
    if (isChanged)
      await sql`update pois set updated_at = now() + '1 min' where name = ${name}`.execute(db);
  }
  await migrate(db);

  const { rows } = await sql<{ name: string; notes: string | null; description: string | null }>`
    select name, notes, description from pois order by id`.execute(db);
  expect(rows.map(({ name, notes, description }) => [name, notes, description])).toEqual([
    [
      'a bookmark as it was made',
      'Bookmarked from discovery | Rating: 4.5 | Type: Café',
      'Roasts its own beans.',
    ],
    ['a bookmark that was changed', 'Bookmarked from discovery | Type: Café | Ask for Mina.', null],
    ['a place of a demo', 'Type: Palace', 'The first.'],
    ['a note of a script', 'Bring cash.', null],
    ['the words of two', 'Type: Tower', 'High up.'],
    ['the words of two', null, 'High up.'],
    ['the other words of one', 'High up. Closed Mon', null],
    ['a text with bars', 'Go early | bring cash', null],
    ['no source', 'Bookmarked from discovery | High up.', null],
    ['labels alone', 'Bookmarked from discovery | Rating: 4', null],
    ['nothing', null, null],
  ]);
});
