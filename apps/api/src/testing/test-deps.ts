import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@ooo/db/testing/test-database';
import { createTicketPool, type TicketPool } from '@ooo/tickets/worker/pool';
import { atEnd } from '@ooo/db/testing/at-end';
import type { Deps } from '../context/deps.ts';
import { parseEnv } from '../boot/environment.ts';
import { makeProfilePictures } from '../features/account/make-profile-pictures.ts';
import { createDocumentGates } from '../features/documents/document-gates.ts';
import { makeMasterKey } from '../features/documents/master-key.ts';
import { createTravelTables } from '../features/schedule/travel-tables.service.ts';
import { createLiveSettings } from '../features/settings/live-settings.service.ts';
import { createClimates } from '../features/weather/climates.service.ts';
import { createStartWatches } from '../health/start-watch.ts';
import { createPlaceFileReader } from '../place-files/place-file-reader.ts';
import { createPlanner } from '../planning/planner.ts';
import { createSharedAnswers } from '../providers/assistant/shared-answers.ts';
import { setAnswerChecks } from '../trpc/answer.ts';
import { findMissingFields } from '../errors/missing-fields.ts';
import type { Env } from '../context/ports/env.ts';

/** Away from that of the repository. Files in it have no names, so all tests share it. */
const DATA_DIR = join(tmpdir(), 'ooo-test-data');

/** The defaults of a local installation, without rate limits and with a silent log. */
export function testEnv(variables: Record<string, string> = {}): Env {
  return parseEnv({
    RATE_LIMITS: 'off',
    OFFLINE: 'on',
    LOG_LEVEL: 'silent',
    DATA_DIR,
    ...variables,
  });
}

export interface TestDeps extends Deps {
  readonly connectionString: string;
}

const clock = (): Date => new Date();

/** Everything real, on a database of the test file's own; reader processes start when a ticket is read. */
export async function makeTestDeps(variables: Record<string, string> = {}): Promise<TestDeps> {
  findMissingFields();
  setAnswerChecks('strict');
  const { db, connectionString, drop } = await createTestDatabase();
  const keys = { current: makeMasterKey(randomBytes(32)), previous: [] };
  let pool: TicketPool | undefined;
  const getPool = (): TicketPool => (pool ??= createTicketPool({ maxReaders: 1 }));
  const planner = createPlanner();
  const placeFiles = createPlaceFileReader();
  const settings = createLiveSettings(db);
  atEnd(async () => {
    await pool?.close();
    await planner.close();
    await placeFiles.close();
    await drop();
  });
  const env = testEnv(variables);
  const tickets: Deps['tickets'] = {
    read: async (...args) => getPool().read(...args),
    readTogether: async (...args) => getPool().readTogether(...args),
    makePortrait: async (...args) => getPool().makePortrait(...args),
  };
  return {
    connectionString,
    env,
    db,
    clock,
    places: [],
    tickets,
    profilePictures: makeProfilePictures({ env, db, settings, clock, tickets }),
    planner,
    travelTables: createTravelTables({ db, settings, clock, server: undefined }),
    placeFiles,
    assistant: undefined,
    packingAnswers: createSharedAnswers(),
    tipAnswers: createSharedAnswers(),
    placeTipAnswers: createSharedAnswers(),
    forecast: undefined,
    climates: createClimates({ db, settings, clock, archive: undefined }),
    documentKeys: async () => keys,
    documentGates: createDocumentGates(),
    settings,
    starts: createStartWatches(),
    version: '0.0.0-test',
  };
}
