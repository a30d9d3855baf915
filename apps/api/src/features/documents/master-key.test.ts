import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeMasterKey, openMasterKey } from './master-key.ts';

const folder = await mkdtemp(join(tmpdir(), 'ooo-key-'));
afterAll(async () => rm(folder, { recursive: true }));

test('the key of the environment counts, and no file is made', async () => {
  const documentKey = randomBytes(32);
  const dataDir = join(folder, 'unused');
  const key = await openMasterKey({ documentKey, dataDir })();
  expect(key).toEqual(makeMasterKey(documentKey));
  await expect(stat(dataDir)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('else one is made once, for its owner alone, however many ask at once', async () => {
  const dataDir = join(folder, 'made', 'here');
  const keys = await Promise.all(Array.from({ length: 20 }, () => openMasterKey({ dataDir })()));
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  expect(await openMasterKey({ dataDir })()).toEqual(keys[0]);
  expect(await readdir(dataDir)).toEqual(['document.key']);
  const path = join(dataDir, 'document.key');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(Buffer.from(await readFile(path, 'utf8'), 'base64')).toHaveLength(32);
});

test.each(['', 'secret', randomBytes(16).toString('base64')])(
  'a file with %j in it is no key, until it is mended',
  async (content) => {
    const dataDir = await mkdtemp(join(folder, 'broken-'));
    const path = join(dataDir, 'document.key');
    await writeFile(path, content);
    const open = openMasterKey({ dataDir });
    await expect(open()).rejects.toThrow(`${path} should hold a key of 32 bytes in base64.`);
    expect(await readFile(path, 'utf8')).toBe(content);
    await writeFile(path, randomBytes(32).toString('base64'));
    expect((await open()).bytes).toHaveLength(32);
  },
);

test('the name of a key tells keys apart and nothing of them', () => {
  const bytes = randomBytes(32);
  const { id } = makeMasterKey(bytes);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(makeMasterKey(bytes).id).toBe(id);
  expect(makeMasterKey(randomBytes(32)).id).not.toBe(id);
  expect(bytes.toString('hex')).not.toContain(id);
});
