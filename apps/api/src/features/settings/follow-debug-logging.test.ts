import { updateAppSettings } from '@ooo/db/queries/app-settings.queries';
import { expect, test } from 'vitest';
import { makeSignedInUser } from '../../testing/callers.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createLiveSettings } from './live-settings.service.ts';

test('debug logging raises the level of the log, and gives it back', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string): unknown => lines.push(line) };
  const { app, deps } = await startTestApp({ LOG_LEVEL: 'info' }, { logStream });
  const { id: userId } = await makeSignedInUser(deps, 'admin@localhost');
  const requestLines = async () => {
    await app.inject({ url: '/api/config' });
    lines.length = 0;
    await app.inject({ url: '/api/config' });
    return lines.filter((line) => line.includes('"route":"/api/config"')).length;
  };
  expect(await requestLines()).toBe(0);
  for (const [debugLogging, expected] of [
    [true, 1],
    [false, 0],
  ] as const) {
    deps.settings.adopt(await updateAppSettings(deps.db, { patch: { debugLogging }, userId }));
    expect(await requestLines()).toBe(expected);
  }
});

test('a lower level of the environment stays', async () => {
  const { app, deps } = await startTestApp(
    { LOG_LEVEL: 'trace' },
    { logStream: { write: () => 0 } },
  );
  deps.settings.adopt({ maintenanceMode: false, debugLogging: true });
  expect(app.log.level).toBe('trace');
});

test('a closed application no longer follows', async () => {
  const settings = createLiveSettings((await startTestApp()).deps.db);
  const { app } = await startTestApp({}, { settings, logStream: { write: () => 0 } });
  await app.close();
  settings.adopt({ maintenanceMode: false, debugLogging: true });
  expect(app.log.level).toBe('silent');
});
