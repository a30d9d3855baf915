import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FoundPlace } from '@ooo/domain/places/found-place.schema';
import { findViolatedConstraint } from '../database-errors.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  claimPlaceAnswer,
  findPlaceAnswer,
  postponePlaceAnswer,
  prunePlaceAnswers,
  savePlaceAnswer,
} from './place-answers.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('place_answers').execute();
});

const NOW = new Date('2026-11-23T06:00:00Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const keyOf = (words: string): string => createHash('sha256').update(words).digest('hex');

const PLACE: FoundPlace = {
  id: 'osm/node/1',
  names: { local: '경복궁', en: 'Gyeongbokgung' },
  coordinates: [126.977, 37.5796],
  kind: 'palace',
};
const answer = { places: [PLACE], fetchedAt: NOW };
const question = { key: keyOf('palace'), source: 'nominatim' };

async function keep(words: string, fetchedAt: Date): Promise<void> {
  const key = keyOf(words);
  await claimPlaceAnswer(database.db, { ...question, key, now: NOW, until: later(1) });
  await savePlaceAnswer(database.db, { key, answer: { ...answer, fetchedAt }, askAgainAt: NOW });
}

test('one of all callers at once may ask the source, and no later one until then', async () => {
  const { db } = database;
  expect(await findPlaceAnswer(db, question)).toBeUndefined();
  const claim = async (now: Date, until: Date) => claimPlaceAnswer(db, { ...question, now, until });
  const claims = await Promise.all(Array.from({ length: 20 }, async () => claim(NOW, later(2))));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await findPlaceAnswer(db, question)).toEqual({
    askAgainAt: later(2),
    isAsking: true,
    answer: undefined,
  });
  expect(await claim(later(1), later(3))).toBe(false);
  expect(await claim(later(2), later(4))).toBe(true);
});

test('an answer is kept, and outlives the next failure', async () => {
  const { db } = database;
  await claimPlaceAnswer(db, { ...question, now: NOW, until: later(2) });
  await savePlaceAnswer(db, { ...question, answer, askAgainAt: later(60) });
  const known = { answer, askAgainAt: later(60), isAsking: false };
  expect(await findPlaceAnswer(db, question)).toEqual(known);
  expect(await claimPlaceAnswer(db, { ...question, now: later(60), until: later(62) })).toBe(true);
  expect(await findPlaceAnswer(db, question)).toMatchObject({ answer, isAsking: true });
  await postponePlaceAnswer(db, { ...question, askAgainAt: later(120) });
  expect(await findPlaceAnswer(db, question)).toEqual({ ...known, askAgainAt: later(120) });
});

test('an answer without places counts', async () => {
  const { db } = database;
  await claimPlaceAnswer(db, { ...question, now: NOW, until: later(2) });
  await savePlaceAnswer(db, { ...question, answer: { ...answer, places: [] }, askAgainAt: NOW });
  expect((await findPlaceAnswer(db, question))?.answer).toEqual({ ...answer, places: [] });
});

test('a place of another form is left out, and so is a kind that is not known', async () => {
  await keep('palace', NOW);
  const stored = [{ ...PLACE, kind: 'moon-base' }, { id: 'osm/node/2' }, 'no place'];
  await sql`update place_answers set answer = ${JSON.stringify(stored)}::jsonb`.execute(
    database.db,
  );
  const found = await findPlaceAnswer(database.db, question);
  expect(found?.answer?.places).toEqual([{ ...PLACE, kind: undefined }]);
});

test('old answers are removed, and all but the newest', async () => {
  const { db } = database;
  await keep('old', later(-100));
  await keep('palace', later(-3));
  await keep('museum', later(-2));
  await keep('park', later(-1));
  expect(await prunePlaceAnswers(db, { before: later(-50), most: 2 })).toBe(2);
  const known = async (words: string) =>
    (await findPlaceAnswer(db, { key: keyOf(words) })) !== undefined;
  expect(await Promise.all(['old', 'palace', 'museum', 'park'].map(known))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a question that was never answered is removed as well', async () => {
  const { db } = database;
  await claimPlaceAnswer(db, { ...question, now: NOW, until: later(1) });
  expect(await prunePlaceAnswers(db, { before: NOW, most: 10 })).toBe(0);
  expect(await prunePlaceAnswers(db, { before: later(2), most: 10 })).toBe(1);
});

const KEY = 'a'.repeat(64);
test.each([
  ['place_answers_key_check', "'Gyeongbokgung', 'nominatim', now(), null, null"],
  ['place_answers_source_check', `'${KEY}', '', now(), null, null`],
  ['place_answers_answer_check', `'${KEY}', 'nominatim', now(), '[]', null`],
  ['place_answers_size_check', `'${KEY}', 'nominatim', now(), '{}', now()`],
  [
    'place_answers_size_check',
    `'${KEY}', 'nominatim', now(), jsonb_build_array(repeat('x', 262144)), now()`,
  ],
])('the database keeps to %s', async (constraint, values) => {
  const error: unknown = await sql`
    insert into place_answers (key, source, ask_again_at, answer, fetched_at)
    values (${sql.raw(values)})`
    .execute(database.db)
    .catch((cause: unknown) => cause);
  expect(findViolatedConstraint(error)).toBe(constraint);
});
