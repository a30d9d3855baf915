import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { text as toText } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps, testEnv } from '../../testing/test-deps.ts';
import { makeMasterKey } from './master-key.ts';
import { resealDocumentKeys } from './reseal.service.ts';
import type { MasterKey } from '../../context/ports/document-keys.ts';

const deps = await makeTestDeps();
const user = await makeInvitedUser(deps);
const { id: tripId } = await callerOf(deps, user).trips.create(SEOUL);
const unending = new AbortController().signal;

const makeKey = () => makeMasterKey(randomBytes(32));
const withKeys = (current: MasterKey, ...previous: MasterKey[]) => ({
  ...deps,
  documentKeys: async () => ({ current, previous }),
});
const documentsOf = (installation: typeof deps) => callerOf(installation, user).documents;

async function keep(key: MasterKey, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const document = await documentsOf(withKeys(key)).keep({ tripId, name: 'ticket.txt', bytes });
  return document.id;
}

async function read(installation: typeof deps, documentId: string): Promise<string> {
  const { content } = await documentsOf(installation).get({ tripId, documentId });
  return toText(Readable.from(content.parts));
}

test('documents under former keys open, are resealed, and then need only the new key', async () => {
  const [oldest, old, next] = [makeKey(), makeKey(), makeKey()];
  const [one, other, own] = [
    await keep(oldest, 'the first'),
    await keep(old, 'the second'),
    await keep(next, 'the third'),
  ];
  const changing = withKeys(next, old, oldest);
  expect(await read(changing, one)).toBe('the first');

  const none = { 'other-key': 0, damaged: 0 };
  expect(await resealDocumentKeys(changing, unending)).toEqual({ resealed: 2, left: none });
  expect(await resealDocumentKeys(changing, unending)).toEqual({ resealed: 0, left: none });
  const changed = withKeys(next);
  expect(await read(changed, one)).toBe('the first');
  expect(await read(changed, other)).toBe('the second');
  expect(await read(changed, own)).toBe('the third');
  await expect(read(withKeys(old), other)).rejects.toMatchObject({
    cause: { details: { reason: 'other-key' } },
  });
  for (const documentId of [one, other, own]) {
    await documentsOf(changed).remove({ tripId, documentId });
  }
});

test('what no key opens is left as it is, counted, and does not stop the rest', async () => {
  const [old, lost, next] = [makeKey(), makeKey(), makeKey()];
  const [whole, broken] = [await keep(old, 'whole'), await keep(old, 'broken')];
  const foreign = await keep(lost, 'foreign');
  await deps.db
    .updateTable('trip_documents')
    .set({ sealed_key: randomBytes(60) })
    .where('id', '=', broken)
    .execute();
  expect(await resealDocumentKeys(withKeys(next, old), unending)).toEqual({
    resealed: 1,
    left: { 'other-key': 1, damaged: 1 },
  });
  expect(await read(withKeys(next), whole)).toBe('whole');
  expect(await read(withKeys(lost), foreign)).toBe('foreign');
});

test('two processes at once reseal each document once, batch by batch', async () => {
  const [old, next] = [makeKey(), makeKey()];
  const ids: string[] = [];
  for (const text of ['one', 'two', 'three', 'four', 'five']) ids.push(await keep(old, text));
  const changing = withKeys(next, old);
  const counts = await Promise.all(
    [2, 3].map((batch) => resealDocumentKeys(changing, unending, batch)),
  );
  expect(counts.map(({ resealed }) => resealed).reduce((sum, count) => sum + count)).toBe(5);
  const texts = await Promise.all(ids.map((id) => read(withKeys(next), id)));
  expect(texts).toEqual(['one', 'two', 'three', 'four', 'five']);
});

test('it runs when the server listens, alongside its requests, and is logged', async () => {
  const [old, next] = [makeKey(), makeKey()];
  const documentId = await keep(old, 'kept');
  const lines: string[] = [];
  const app = await buildApp({
    ...withKeys(next, old),
    env: testEnv({
      LOG_LEVEL: 'info',
      DOCUMENT_KEY_PREVIOUS: Buffer.from(old.bytes).toString('base64'),
    }),
    logStream: { write: (line) => lines.push(line) },
  });
  afterAll(async () => app.close());
  await app.listen({ port: 0 });
  await expect.poll(() => lines.join('')).toContain('former document keys taken over');
  expect(await read(withKeys(next), documentId)).toBe('kept');
});
