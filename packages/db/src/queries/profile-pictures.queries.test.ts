import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserId } from '@ooo/domain/shared/ids';
import { findViolatedConstraint } from '../database-errors.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  claimProfilePicture,
  findProfilePicture,
  type PictureSource,
  postponeProfilePicture,
  saveProfilePicture,
} from './profile-pictures.queries.ts';
import { findOrCreateUserByIdentity } from './users.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NOW = new Date('2026-11-23T06:00:00Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const IMAGE = new Uint8Array([1, 2, 3]);
const ADDRESS = 'https://pictures.example.com/mina.png';

/** Signs the person in at a provider that gives this address; again, if there was a sign-in before. */
async function signIn(subject: string, profileImageUrl: string | null = ADDRESS): Promise<UserId> {
  const signedIn = await findOrCreateUserByIdentity(database.db, {
    provider: 'google',
    subject,
    email: `${subject}@example.com`,
    emailVerified: true,
    firstName: subject,
    profileImageUrl,
  });
  if (!signedIn.ok) throw new Error(signedIn.reason);
  return signedIn.user.id;
}

const claim = async (source: PictureSource, now: Date, until: Date) =>
  claimProfilePicture(database.db, { ...source, now, until });

const find = async (userId: UserId, now: Date) => findProfilePicture(database.db, { userId, now });

/** A user whose picture is kept, to be asked for again an hour later. */
async function makePictured(subject: string): Promise<PictureSource> {
  const source = { userId: await signIn(subject), address: ADDRESS };
  await claim(source, NOW, later(1));
  const picture = { image: IMAGE, etag: '"1"', fetchedAt: NOW, askAgainAt: later(60) };
  await saveProfilePicture(database.db, { ...source, ...picture });
  return source;
}

test('one of all callers who want the picture at once may ask, and no later one until then', async () => {
  const source = { userId: await signIn('claimed'), address: ADDRESS };
  expect(await find(source.userId, NOW)).toEqual({ address: ADDRESS, image: null, isDue: true });
  const claims = await Promise.all(
    Array.from({ length: 20 }, async () => claim(source, NOW, later(2))),
  );
  expect(claims.filter((one) => one !== undefined)).toEqual([{ etag: null }]);
  expect(await find(source.userId, later(1))).toMatchObject({ image: null, isDue: false });
  expect(await claim(source, later(1), later(3))).toBeUndefined();
  expect(await claim(source, later(2), later(4))).toEqual({ etag: null });
});

test('a picture is kept until it is due, and is there while it is asked for again', async () => {
  const source = await makePictured('kept');
  expect(await find(source.userId, later(59))).toMatchObject({ isDue: false });
  const kept = await find(source.userId, later(60));
  expect(kept?.isDue).toBe(true);
  expect(Uint8Array.from(kept?.image ?? [])).toEqual(IMAGE);
  expect(await claim(source, later(60), later(61))).toEqual({ etag: '"1"' });
  expect((await find(source.userId, later(60)))?.image).toHaveLength(3);
});

test.each([
  ['unchanged', 3],
  ['failed', 3],
  ['gone', undefined],
] as const)('an answer that is %s is noted', async (outcome, length) => {
  const source = await makePictured(`answer-${outcome}`);
  const note = { ...source, outcome, now: later(60), askAgainAt: later(90) };
  await postponeProfilePicture(database.db, note);
  const kept = await find(source.userId, later(89));
  expect([kept?.image?.length, kept?.isDue]).toEqual([length, false]);
  const row = await database.db
    .selectFrom('profile_pictures')
    .select('fetched_at')
    .where('user_id', '=', source.userId)
    .executeTakeFirstOrThrow();
  const expected = { unchanged: later(60), failed: NOW, gone: null }[outcome];
  expect(row.fetched_at).toEqual(expected);
});

test('nothing is kept for an address that the provider no longer gives', async () => {
  const { userId } = await makePictured('moved');
  const address = 'https://pictures.example.com/other.png';
  await signIn('moved', address);
  expect(await find(userId, NOW)).toEqual({ address, image: null, isDue: true });
  const rows = database.db.selectFrom('profile_pictures').where('user_id', '=', userId);
  expect(await rows.selectAll().execute()).toEqual([]);
  await signIn('moved', null);
  expect(await find(userId, NOW)).toBeUndefined();
});

test('a sign-in that changes nothing keeps the picture', async () => {
  const { userId } = await makePictured('same');
  await signIn('same');
  expect((await find(userId, NOW))?.image).toHaveLength(3);
});

test('the picture of a former address is not kept for the new one', async () => {
  const source = await makePictured('late');
  const other = { ...source, address: 'https://pictures.example.com/other.png' };
  expect(await claim(other, NOW, later(1))).toEqual({ etag: null });
  const picture = { image: IMAGE, etag: null, fetchedAt: NOW, askAgainAt: later(60) };
  await saveProfilePicture(database.db, { ...source, ...picture });
  const rows = database.db.selectFrom('profile_pictures').where('user_id', '=', source.userId);
  expect(await rows.select(['address', 'image']).execute()).toEqual([
    { address: other.address, image: null },
  ]);
});

test('without a user there is no picture, and none is asked for', async () => {
  const userId = UserId.parse('00000000-0000-4000-8000-000000000000');
  expect(await find(userId, NOW)).toBeUndefined();
  expect(await claim({ userId, address: ADDRESS }, NOW, later(1))).toBeUndefined();
});

test('a picture that is not small is not kept', async () => {
  const source = await makePictured('large');
  const picture = { image: new Uint8Array(65_537), etag: null, fetchedAt: NOW, askAgainAt: NOW };
  const error = await saveProfilePicture(database.db, { ...source, ...picture }).catch(
    (cause: unknown) => cause,
  );
  expect(findViolatedConstraint(error)).toBe('profile_pictures_size_check');
});
