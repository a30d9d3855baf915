import { sql } from 'kysely';
import { z } from 'zod';
import { FoundPlace } from '@ooo/domain/places/found-place.schema';
import type { Db } from '../tables/database.ts';
import { fromJson, toJson } from '../tables/json-column.ts';

interface Question {
  /** A SHA-256 of it, in hexadecimal. */
  readonly key: string;
  readonly source: string;
}

export interface PlaceAnswer {
  readonly places: readonly FoundPlace[];
  readonly fetchedAt: Date;
}

export interface KnownPlaceAnswer {
  /** Undefined as long as the source has not answered. */
  readonly answer: PlaceAnswer | undefined;
  /** The source should not be asked before this. */
  readonly askAgainAt: Date;
  /** The source is being asked, unless `askAgainAt` is past. */
  readonly isAsking: boolean;
}

/** A place of another version's form is left out rather than the whole answer. */
const FoundPlaces = z
  .array(FoundPlace.nullable().catch(null))
  .transform((places) => places.filter((place) => place !== null));

/** What is known; undefined if the question was never asked. */
export async function findPlaceAnswer(
  db: Db,
  { key }: Pick<Question, 'key'>,
): Promise<KnownPlaceAnswer | undefined> {
  const row = await db
    .selectFrom('place_answers')
    .select(['answer', 'fetched_at', 'ask_again_at', 'is_asking'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  const places = fromJson(FoundPlaces, row.answer);
  const fetchedAt = row.fetched_at;
  const isAnswer = places !== null && fetchedAt !== null;
  return {
    askAgainAt: row.ask_again_at,
    isAsking: row.is_asking,
    answer: isAnswer ? { places, fetchedAt } : undefined,
  };
}

/**
 * True for the one caller who may ask the source at `now`: no one else is asking, has failed a short time ago or has a
 * good answer. No one else may until `until`, if no answer is saved and nothing is postponed by then.
 */
export async function claimPlaceAnswer(
  db: Db,
  { now, until, ...question }: Question & { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('place_answers')
    .values({ ...question, ask_again_at: until, is_asking: true })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ ask_again_at: until, is_asking: true })
        .where('place_answers.ask_again_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps what the source said, instead of what it said before. */
export async function savePlaceAnswer(
  db: Db,
  {
    key,
    answer: { places, fetchedAt },
    askAgainAt,
  }: Pick<Question, 'key'> & { readonly answer: PlaceAnswer; readonly askAgainAt: Date },
): Promise<void> {
  await db
    .updateTable('place_answers')
    .set({
      answer: toJson(places),
      fetched_at: fetchedAt,
      ask_again_at: askAgainAt,
      is_asking: false,
    })
    .where('key', '=', key)
    .execute();
}

/** After a failure: what was known stays. */
export async function postponePlaceAnswer(
  db: Db,
  { key, askAgainAt }: Pick<Question, 'key'> & { readonly askAgainAt: Date },
): Promise<void> {
  await db
    .updateTable('place_answers')
    .set({ ask_again_at: askAgainAt, is_asking: false })
    .where('key', '=', key)
    .execute();
}

const AGE = sql<Date>`coalesce(fetched_at, ask_again_at)`;

/** Removes answers from before `before`, and of the others all but the newest `most`. The number of them. */
export async function prunePlaceAnswers(
  db: Db,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const old = await db.deleteFrom('place_answers').where(AGE, '<', before).executeTakeFirst();
  const over = await db
    .deleteFrom('place_answers')
    .where('key', 'in', (rows) =>
      rows.selectFrom('place_answers').select('key').orderBy(AGE, 'desc').offset(most),
    )
    .executeTakeFirst();
  return Number(old.numDeletedRows + over.numDeletedRows);
}
