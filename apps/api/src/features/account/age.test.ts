import { expect, test } from 'vitest';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Refusal } from '../../testing/answer-shapes.ts';
import { Browser } from '../../testing/oidc/browser.ts';
import { KIM, startSignInSite } from '../../testing/oidc/sign-in-site.ts';
import { startTestApp } from '../../testing/test-app.ts';

const site = await startSignInSite();

async function post(browser: Browser, path: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const { status, text } = await browser.ask(`${site.address}/api${path}`, init);
  return { status, body: JSON.parse(text) as unknown };
}

test('a user from a provider states their age before anything else §9.51', async () => {
  const browser = new Browser();
  await site.signIn(browser, KIM);
  const refused = {
    status: 403,
    body: { code: 'FORBIDDEN', details: { reason: 'AGE_UNCONFIRMED' } },
  };
  expect(await post(browser, '/invite-check', { code: 'ALLBLUE' })).toMatchObject(refused);
  const trips = await browser.ask(`${site.address}/api/trips`);
  expect(JSON.parse(trips.text)).toMatchObject(refused.body);

  expect(await post(browser, '/auth/age', { isOldEnough: false })).toMatchObject({
    status: 400,
    body: { details: { fields: { isOldEnough: 'You must be at least 13 years old.' } } },
  });
  expect(await post(browser, '/auth/age', { isOldEnough: true })).toMatchObject({
    status: 200,
    body: { ageConfirmed: true },
  });
  expect(await post(browser, '/invite-check', { code: 'ALLBLUE' })).toMatchObject({
    body: { access: true },
  });
  expect((await browser.ask(`${site.address}/api/trips`)).status).toBe(200);
});

test('it is kept with its time, and asked once', async () => {
  const browser = new Browser();
  const lee = { sub: 'lee', email: 'lee@example.com', email_verified: true };
  await site.signIn(browser, lee);
  const times = async () =>
    site.deps.db
      .selectFrom('users')
      .select('age_confirmed_at')
      .where('email', '=', 'lee@example.com')
      .executeTakeFirstOrThrow();
  expect(await times()).toEqual({ age_confirmed_at: null });
  await post(browser, '/auth/age', { isOldEnough: true });
  const first = await times();
  expect(first.age_confirmed_at).toBeInstanceOf(Date);
  await post(browser, '/auth/age', { isOldEnough: true });
  expect(await times()).toEqual(first);

  const later = new Browser();
  await site.signIn(later, lee);
  expect(JSON.parse((await site.userOf(later)).text)).toMatchObject({ ageConfirmed: true });
  expect(await site.audit('age-confirmed')).toMatchObject([
    { actor: { email: 'lee@example.com' }, subject: null, details: null },
    { actor: { email: 'kim@example.com' } },
  ]);
});

test('local sign-in asks no second time, and keeps what the form says', async () => {
  const { app, deps } = await startTestApp();
  const confirmedOf = async (fields: object) => {
    const person = { email: 'sol@example.com', name: 'Sol', ...fields };
    const url = '/api/login/local';
    const signedIn = await app.inject({ method: 'POST', url, payload: person });
    const headers = { cookie: `ooo_session=${signedIn.cookies[0]?.value}` };
    const user = await app.inject({ url: '/api/auth/user', headers });
    const { age_confirmed_at: at } = await deps.db
      .selectFrom('users')
      .select('age_confirmed_at')
      .where('email', '=', 'sol@example.com')
      .executeTakeFirstOrThrow();
    return [user.json<CurrentUser>().ageConfirmed, at !== null];
  };
  expect(await confirmedOf({})).toEqual([true, false]);
  expect(await confirmedOf({ isOldEnough: true })).toEqual([true, true]);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login/local',
    payload: { email: 'kid@example.com', name: 'Kid', isOldEnough: false },
  });
  expect([answer.statusCode, answer.json<Refusal>().details.fields]).toEqual([
    400,
    { isOldEnough: 'You must be at least 13 years old.' },
  ]);
});
