import { join } from 'node:path';
import { startEmbedded } from '@ooo/db/embedded/start-embedded';
import { makeTestFolder, removeTestFolder } from '@ooo/db/testing/test-folder';
import { onServer } from '@ooo/db/testing/template';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { testEnv } from '../testing/test-deps.ts';

test('a password of characters that are special in an address works', async () => {
  const folder = await makeTestFolder();
  const server = await startEmbedded({ dataDir: join(folder, 'postgres'), unsafeFast: true });
  onTestFinished(async () => {
    await server.close();
    await removeTestFolder(folder);
  });
  const nasty = ` p@ss/w#rd%2F?&:é$"\\ `;
  await onServer(server.connectionString, `alter role ooo password '${nasty}'`);

  const url = new URL(server.connectionString);
  url.password = '';
  const env = testEnv({ DATABASE_URL: url.href, DATABASE_PASSWORD: nasty });
  const { migrate, close } = await openDatabase({ env, log: () => undefined });
  expect((await migrate()).length).toBeGreaterThan(10);
  await close();
});
