import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { findAppSettings, updateAppSettings } from './app-settings.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('settings start off, change one by one, and say who changed them while the account exists', async () => {
  const { db } = database;
  expect(await findAppSettings(db)).toEqual({
    maintenanceMode: false,
    debugLogging: false,
    updatedAt: expect.any(String),
    updatedBy: null,
  });
  const admin = await makeUser(db);
  const updatedBy = { id: admin.id, email: admin.email, name: admin.firstName };
  const maintenance = await updateAppSettings(db, {
    patch: { maintenanceMode: true },
    userId: admin.id,
  });
  expect(maintenance).toMatchObject({ maintenanceMode: true, debugLogging: false, updatedBy });
  await updateAppSettings(db, { patch: { debugLogging: true }, userId: admin.id });
  await db.deleteFrom('users').where('id', '=', admin.id).execute();
  expect(await findAppSettings(db)).toMatchObject({
    maintenanceMode: true,
    debugLogging: true,
    updatedBy: null,
  });
});

test('there is one row and no other', async () => {
  const another = database.db
    .insertInto('app_settings')
    .values({ maintenance_mode: true, debug_logging: true });
  await expect(another.execute()).rejects.toThrow('app_settings_pkey');
});
