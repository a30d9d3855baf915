import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteDocumentKey } from '@ooo/db/queries/document-keys.queries';
import { onServer } from '@ooo/db/testing/template';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { ownPort } from '../../testing/own-port.ts';
import { SEOUL } from '../../testing/samples.ts';
import { runFile } from '../../testing/server-process.ts';
import { makeTestDeps, testEnv } from '../../testing/test-deps.ts';
import { findForeignKeys, refuseWrongKey } from './check-keys.service.ts';
import { makeMasterKey, openKeyRing } from './master-key.ts';

const deps = await makeTestDeps();
const { db, connectionString } = deps;
const user = await makeInvitedUser(deps);
const { id: tripId } = await callerOf(deps, user).trips.create(SEOUL);
const folder = await mkdtemp(join(tmpdir(), 'ooo-keys-'));
afterAll(async () => rm(folder, { recursive: true }));

beforeEach(async () => {
  await db.deleteFrom('trip_documents').execute();
  await db.deleteFrom('document_keys').execute();
});

/** One process of the installation, with these variables and its own data folder. */
async function makeReplica(variables: Record<string, string> = {}) {
  const DATA_DIR = await mkdtemp(join(folder, 'replica-'));
  const env = testEnv({ DATA_DIR, ...variables });
  const replica = { ...deps, env, documentKeys: openKeyRing(env) };
  const keep = async (): Promise<void> => {
    const bytes = new TextEncoder().encode('Flight KE 081');
    await callerOf(replica, user).documents.keep({ tripId, name: 'ticket.txt', bytes });
  };
  return { env, replica, keep, start: async () => refuseWrongKey({ db, env }) };
}

const makeKey = (): string => randomBytes(32).toString('base64');
const nameOf = (key: string): string => makeMasterKey(Buffer.from(key, 'base64')).id;

test('where nothing is kept, any key is right and none is made', async () => {
  const { env, start } = await makeReplica();
  await start();
  expect(await findForeignKeys({ db, env })).toEqual([]);
  expect(await readdir(env.dataDir)).toEqual([]);
  await (await makeReplica({ DOCUMENT_KEY: makeKey() })).start();
});

test('the key that documents are sealed under is right, in the variable or in the file', async () => {
  const DOCUMENT_KEY = makeKey();
  const first = await makeReplica({ DOCUMENT_KEY });
  await first.keep();
  const withVariable = await makeReplica({ DOCUMENT_KEY });
  await expect(withVariable.start()).resolves.toBeUndefined();
  const withFile = await makeReplica();
  await writeFile(join(withFile.env.dataDir, 'document.key'), DOCUMENT_KEY);
  await expect(withFile.start()).resolves.toBeUndefined();
});

test('another key ends the start, with its name and what to do', async () => {
  const [right, wrong] = [makeKey(), makeKey()];
  await (await makeReplica({ DOCUMENT_KEY: right })).keep();
  const { start } = await makeReplica({ DOCUMENT_KEY: wrong });
  await expect(start()).rejects.toThrow(
    `sealed under another key (${nameOf(right)}), and the key of DOCUMENT_KEY (${nameOf(wrong)}) opens none`,
  );
  await expect(start()).rejects.toThrow(`DOCUMENT_KEYS_LOST=${nameOf(right)}`);
  const without = await makeReplica();
  await expect(without.start()).rejects.toThrow('there is no key: DOCUMENT_KEY is empty');
  expect(await readdir(without.env.dataDir)).toEqual([]);
});

test('it starts after a change of the key, and with a key that is declared lost', async () => {
  const [old, next] = [makeKey(), makeKey()];
  await (await makeReplica({ DOCUMENT_KEY: old })).keep();
  const changing = await makeReplica({ DOCUMENT_KEY: next, DOCUMENT_KEY_PREVIOUS: old });
  await changing.start();
  expect(await findForeignKeys({ db, env: changing.env })).toEqual([]);
  const lost = await makeReplica({ DOCUMENT_KEY: next, DOCUMENT_KEYS_LOST: nameOf(old) });
  await lost.start();
  await lost.keep();
  expect(await findForeignKeys({ db, env: lost.env })).toEqual([]);
});

test('a key that opens some of them starts, and the rest is found', async () => {
  const [mine, other] = [makeKey(), makeKey()];
  const { start, env, keep } = await makeReplica({ DOCUMENT_KEY: mine });
  await keep();
  await (await makeReplica({ DOCUMENT_KEY: other })).keep();
  await start();
  expect(await findForeignKeys({ db, env })).toEqual([nameOf(other)]);
});

test('processes with different keys notice each other before anything is kept', async () => {
  const [mine, other] = [makeKey(), makeKey()];
  const [one, two] = [
    await makeReplica({ DOCUMENT_KEY: mine }),
    await makeReplica({ DOCUMENT_KEY: other }),
  ];
  expect(await findForeignKeys({ db, env: one.env })).toEqual([]);
  expect(await findForeignKeys({ db, env: two.env })).toEqual([nameOf(mine)]);
  expect(await findForeignKeys({ db, env: one.env })).toEqual([nameOf(other)]);
  await onServer(connectionString, `update document_keys set seen_at = now() - interval '1 hour'`);
  expect(await findForeignKeys({ db, env: one.env })).toEqual([]);
});

test('health and the log show it', async () => {
  await noteDocumentKey(db, { keyId: 'f'.repeat(16) });
  const { replica } = await makeReplica({ DOCUMENT_KEY: makeKey(), LOG_LEVEL: 'error' });
  const lines: string[] = [];
  const app = await buildApp({ ...replica, logStream: { write: (line) => lines.push(line) } });
  await app.listen({ port: 0 });
  const askHealth = async (): Promise<unknown> =>
    (await app.inject({ url: '/api/health' })).json<unknown>();
  await expect.poll(askHealth).toMatchObject({ status: 'ok', documentKeys: 'differ' });
  expect(lines.join('')).toContain('set the same DOCUMENT_KEY for all');
  await app.close();
});

test('a file without a key is reported at the start', async () => {
  const { env, start } = await makeReplica();
  await writeFile(join(env.dataDir, 'document.key'), 'secret');
  await expect(start()).rejects.toThrow('document.key should hold a key of 32 bytes in base64.');
});

test('keys of many documents are found, each once', async () => {
  await onServer(
    connectionString,
    `insert into trip_documents (id, trip_id, name, type, size, key_id, sealed_key, sealed_content)
     select gen_random_uuid(), ${tripId}, 'x.txt', 'text/plain', 1,
       case when n % 2 = 0 then repeat('a', 16) else repeat('b', 16) end,
       decode(repeat('00', 60), 'hex'), decode(repeat('00', 29), 'hex')
     from generate_series(1, 20000) n`,
  );
  await onServer(connectionString, 'analyze trip_documents');
  const { env } = await makeReplica({ DOCUMENT_KEY: makeKey() });
  expect(await findForeignKeys({ db, env })).toEqual(['a'.repeat(16), 'b'.repeat(16)]);
});

test('a product with the wrong key says so and ends', async () => {
  await (await makeReplica({ DOCUMENT_KEY: makeKey() })).keep();
  const run = runFile('server.ts', {
    DATABASE_URL: connectionString,
    DOCUMENT_KEY: makeKey(),
    PORT: String(await ownPort()),
    OFFLINE: 'on',
  });
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/^Documents are kept that were sealed under another key [^\n]+\n$/);
});
