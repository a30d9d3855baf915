import { connect } from '@ooo/db/connect';
import { updateAppSettings } from '@ooo/db/queries/app-settings.queries';
import type { AppSettingsPatch } from '@ooo/domain/admin/app-settings.schema';
import { expect, test } from 'vitest';
import { makeSignedInUser } from '../../testing/callers.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';
import { createLiveSettings } from './live-settings.service.ts';

const deps = await makeTestDeps();
const { id: userId } = await makeSignedInUser(deps, 'admin@localhost');
const store = async (patch: AppSettingsPatch) => updateAppSettings(deps.db, { patch, userId });

const OFF = { maintenanceMode: false, debugLogging: false };
let ms = 0;
const now = (): number => ms;

test('what another process switched is followed after three seconds, not before', async () => {
  const settings = createLiveSettings(deps.db, now);
  expect(await settings.read()).toMatchObject(OFF);
  await store({ maintenanceMode: true });
  ms += 2999;
  expect(await settings.read()).toMatchObject(OFF);
  ms += 1;
  expect(await settings.read()).toMatchObject({ maintenanceMode: true, debugLogging: false });
  await store({ maintenanceMode: false });
});

test('a thousand requests at once are one query', async () => {
  let reads = 0;
  const settings = createLiveSettings(deps.db, now);
  settings.onRead(() => (reads += 1));
  await Promise.all(Array.from({ length: 1000 }, async () => settings.read()));
  expect(reads).toBe(1);
});

test('an adopted setting counts at once, even against a reading that is under way', async () => {
  const settings = createLiveSettings(deps.db, now);
  const reading = settings.read();
  settings.adopt({ maintenanceMode: true, debugLogging: true });
  expect(await reading).toEqual({ maintenanceMode: true, debugLogging: true });
  expect(await settings.read()).toEqual({ maintenanceMode: true, debugLogging: true });
});

test('without a database the last known settings stay', async () => {
  const { db, close } = connect({ connectionString: deps.connectionString });
  const settings = createLiveSettings(db, now);
  await store({ debugLogging: true });
  expect(await settings.read()).toMatchObject({ debugLogging: true });
  await close();
  ms += 10_000;
  expect(await settings.read()).toMatchObject({ debugLogging: true });
  expect(await createLiveSettings(db, now).read()).toEqual(OFF);
  await store({ debugLogging: false });
});
