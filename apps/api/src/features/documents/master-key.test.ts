import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeMasterKey, openKeyRing } from './master-key.ts';

const folder = await mkdtemp(join(tmpdir(), 'ooo-key-'));
afterAll(async () => rm(folder, { recursive: true }));

test('the key of the environment is used, and no file is made', async () => {
  const documentKey = randomBytes(32);
  const dataDir = join(folder, 'unused');
  const { current } = await openKeyRing({ documentKey, previousDocumentKeys: [], dataDir })();
  expect(current).toEqual(makeMasterKey(documentKey));
  await expect(stat(dataDir)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('otherwise one is made once, readable only by its owner, however many ask at once', async () => {
  const dataDir = join(folder, 'made', 'here');
  const open = async () => (await openKeyRing({ previousDocumentKeys: [], dataDir })()).current;
  const keys = await Promise.all(Array.from({ length: 20 }, open));
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  expect(await open()).toEqual(keys[0]);
  expect(await readdir(dataDir)).toEqual(['document.key']);
  const path = join(dataDir, 'document.key');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(Buffer.from(await readFile(path, 'utf8'), 'base64')).toHaveLength(32);
});

test.each(['', 'secret', randomBytes(16).toString('base64')])(
  'a file with %j in it is not a key, until it is mended',
  async (content) => {
    const dataDir = await mkdtemp(join(folder, 'broken-'));
    const path = join(dataDir, 'document.key');
    await writeFile(path, content);
    const open = openKeyRing({ previousDocumentKeys: [], dataDir });
    await expect(open()).rejects.toThrow(`${path} should hold a key of 32 bytes in base64.`);
    expect(await readFile(path, 'utf8')).toBe(content);
    await writeFile(path, randomBytes(32).toString('base64'));
    expect((await open()).current.bytes).toHaveLength(32);
  },
);

test('the name of a key tells keys apart and reveals nothing about them', () => {
  const bytes = randomBytes(32);
  const { id } = makeMasterKey(bytes);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(makeMasterKey(bytes).id).toBe(id);
  expect(makeMasterKey(randomBytes(32)).id).not.toBe(id);
  expect(bytes.toString('hex')).not.toContain(id);
});

test('former keys are there too, without the current one', async () => {
  const [documentKey, former] = [randomBytes(32), randomBytes(32)];
  const previousDocumentKeys = [former, documentKey];
  const open = openKeyRing({ documentKey, previousDocumentKeys, dataDir: folder });
  expect(await open()).toEqual({
    current: makeMasterKey(documentKey),
    previous: [makeMasterKey(former)],
  });
});
