import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserId } from '@ooo/domain/shared/ids';
import { makeTrip, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  confirmAge,
  findOrCreateUserByIdentity,
  findUserByEmail,
  findUserById,
  touchLogin,
  type IdentityProfile,
} from './users.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NOBODY = UserId.parse('00000000-0000-4000-8000-000000000000');

function profileOf(subject: string, overrides: Partial<IdentityProfile> = {}): IdentityProfile {
  return {
    provider: 'google',
    subject,
    email: `${subject}@example.com`,
    emailVerified: true,
    firstName: 'Ada',
    ...overrides,
  };
}

test('finds a user by id and by e-mail in any case', async () => {
  const user = await makeUser(database.db, { email: 'Ada.Lovelace@Example.com' });
  expect(await findUserById(database.db, { id: user.id })).toEqual(user);
  expect(await findUserByEmail(database.db, { email: 'ADA.lovelace@example.COM' })).toEqual(user);
});

test('finds no user if there is none', async () => {
  expect(await findUserById(database.db, { id: NOBODY })).toBeUndefined();
  expect(await findUserByEmail(database.db, { email: 'nobody@example.com' })).toBeUndefined();
});

test('a new user starts with the defaults of the product', async () => {
  const answer = await findOrCreateUserByIdentity(database.db, profileOf('defaults'));
  expect(answer).toMatchObject({
    ok: true,
    created: true,
    user: {
      email: 'defaults@example.com',
      emailVerified: true,
      firstName: 'Ada',
      profileImageUrl: null,
      inviteCode: null,
      temperatureUnit: 'fahrenheit',
      language: 'en',
      ageConfirmedAt: null,
      lastLoginAt: null,
    },
  });
});

test.each([
  ['ko', 'celsius'],
  ['es', 'celsius'],
  ['en', 'fahrenheit'],
] as const)('a new user who reads %s has temperatures in %s', async (language, temperatureUnit) => {
  const answer = await findOrCreateUserByIdentity(database.db, profileOf(`reads-${language}`), {
    language,
  });
  expect(answer).toMatchObject({ created: true, user: { language, temperatureUnit } });
});

test('the same identity is the same user, with the newest name, picture and e-mail', async () => {
  const first = await findOrCreateUserByIdentity(database.db, profileOf('same'));
  const second = await findOrCreateUserByIdentity(
    database.db,
    profileOf('same', {
      email: 'moved@example.com',
      firstName: 'Augusta',
      profileImageUrl: 'https://example.com/a.png',
    }),
  );
  expect(second).toEqual({
    ok: true,
    created: false,
    keptEmail: false,
    user: {
      ...(first.ok ? first.user : {}),
      email: 'moved@example.com',
      firstName: 'Augusta',
      profileImageUrl: 'https://example.com/a.png',
    },
  });
});

test('an identity keeps its e-mail, as unverified, if the new one is another user’s', async () => {
  const owner = await makeUser(database.db, { email: 'taken@example.com' });
  await findOrCreateUserByIdentity(database.db, profileOf('keeps'));
  const again = await findOrCreateUserByIdentity(
    database.db,
    profileOf('keeps', { email: 'TAKEN@example.com' }),
  );
  expect(again).toMatchObject({
    ok: true,
    keptEmail: true,
    user: { email: 'keeps@example.com', emailVerified: false },
  });
  expect(await findUserById(database.db, { id: owner.id })).toEqual(owner);
});

test('many identities that move to one e-mail at once: one gets it, the others keep theirs', async () => {
  const subjects = Array.from({ length: 12 }, (_, index) => `mover-${index}`);
  for (const subject of subjects) await findOrCreateUserByIdentity(database.db, profileOf(subject));
  const answers = await Promise.all(
    subjects.map((subject) =>
      findOrCreateUserByIdentity(database.db, profileOf(subject, { email: 'goal@example.com' })),
    ),
  );
  expect(answers.filter((answer) => answer.ok && !answer.keptEmail)).toHaveLength(1);
  expect(answers.filter((answer) => answer.ok && answer.keptEmail)).toHaveLength(11);
});

test('an age is confirmed once and keeps its first instant', async () => {
  const [user, other] = [await makeUser(database.db), await makeUser(database.db)];
  const first = new Date('2026-03-01T12:00:00.000Z');
  expect(await confirmAge(database.db, { userId: user.id, now: first })).toEqual({
    ...user,
    ageConfirmedAt: first,
  });
  const again = await confirmAge(database.db, { userId: user.id, now: new Date() });
  expect(again).toMatchObject({ ageConfirmedAt: first });
  expect(await findUserById(database.db, { id: other.id })).toEqual(other);
  expect(await confirmAge(database.db, { userId: NOBODY, now: first })).toBeUndefined();
});

test('a new identity never takes over a user by e-mail', async () => {
  const owner = await makeUser(database.db, { email: 'victim@example.com' });
  const answer = await findOrCreateUserByIdentity(
    database.db,
    profileOf('attacker', { email: 'Victim@Example.com' }),
  );
  expect(answer).toEqual({ ok: false, reason: 'email-taken' });
  expect(await findUserById(database.db, { id: owner.id })).toEqual(owner);
  const identities = await database.db
    .selectFrom('identities')
    .selectAll()
    .where('subject', '=', 'attacker')
    .execute();
  expect(identities).toEqual([]);
});

test('many first sign-ins at once make one user for each identity', async () => {
  const subjects = Array.from({ length: 20 }, (_, index) => `at-once-${index}`);
  for (const subject of subjects) {
    const signIn = () => findOrCreateUserByIdentity(database.db, profileOf(subject));
    const answers = await Promise.all(Array.from({ length: 8 }, signIn));
    expect(answers.filter((answer) => answer.ok && answer.created)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.ok && answer.user.id)).size).toBe(1);
  }
});

test('two identities with one e-mail at once make one user', async () => {
  const answers = await Promise.all(
    ['one', 'two', 'three', 'four'].map((subject) =>
      findOrCreateUserByIdentity(database.db, profileOf(subject, { email: 'shared@example.com' })),
    ),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
});

test('a sign-in is noted', async () => {
  const user = await makeUser(database.db);
  await touchLogin(database.db, { userId: user.id });
  const { lastLoginAt } = (await findUserById(database.db, { id: user.id })) ?? {};
  expect(Math.abs(Date.now() - Number(lastLoginAt))).toBeLessThan(60_000);
});

test('a user is deleted with everything that is theirs', async () => {
  const answer = await findOrCreateUserByIdentity(database.db, profileOf('leaver'));
  if (!answer.ok) throw new Error(answer.reason);
  const trip = await makeTrip(database.db, { userId: answer.user.id });
  await database.db.deleteFrom('users').where('id', '=', answer.user.id).execute();
  const left = await database.db
    .selectFrom('trips')
    .select('id')
    .where('id', '=', trip.id)
    .execute();
  expect(left).toEqual([]);
});
