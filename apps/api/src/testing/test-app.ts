import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createTestDatabase } from '@ooo/db/testing/test-database';
import type { Db } from '@ooo/db/tables/database';
import { createTicketPool, type TicketPool } from '@ooo/tickets/worker/pool';
import { afterAll } from 'vitest';
import { type AppOptions, buildApp } from '../app.ts';
import type { TicketReader } from '../features/tickets/tickets.service.ts';
import { makePlacesProviders } from '../providers/places/make-providers.ts';
import { testEnv } from './test-env.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly connectionString: string;
  readonly options: AppOptions;
}

const NO_WEB = mkdtempSync(join(tmpdir(), 'ooo-no-web-'));

/** The application on a database of its own; both go when the test file ends. */
export async function startTestApp(
  variables: Record<string, string> = {},
  overrides: Partial<AppOptions> = {},
): Promise<TestApp> {
  const { db, connectionString, drop } = await createTestDatabase();
  let pool: TicketPool | undefined;
  const tickets: TicketReader = {
    read: async (input) => (pool ??= createTicketPool({ maxThreads: 1 })).read(input),
  };
  const options: AppOptions = {
    env: testEnv(variables),
    db,
    tickets,
    clock: () => new Date(),
    places: makePlacesProviders(),
    version: '0.0.0-test',
    webRoot: NO_WEB,
    ...overrides,
  };
  const app = await buildApp(options);
  afterAll(async () => {
    await app.close();
    await pool?.close();
    await drop();
  });
  return { app, db, connectionString, options };
}
