import './boot/require-node.ts';
import { styleText } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { prepareDestinations } from '@ooo/atlas/destination-search';
import { createTicketPool } from '@ooo/tickets/worker/pool';
import { buildApp } from './app.ts';
import { loadEnv } from './boot/environment.ts';
import { explainFailure } from './boot/explain-failure.ts';
import { makeProfilePictures } from './features/account/make-profile-pictures.ts';
import { refuseWrongKey } from './features/documents/check-keys.service.ts';
import { createDocumentGates } from './features/documents/document-gates.ts';
import { openKeyRing } from './features/documents/master-key.ts';
import { makePlacesProviders } from './features/places/places-providers.service.ts';
import { createTravelTables } from './features/schedule/travel-tables.service.ts';
import { createLiveSettings } from './features/settings/live-settings.service.ts';
import { createClimates } from './features/weather/climates.service.ts';
import { type Stops, stopAll, stopGracefully } from './boot/graceful-stop.ts';
import { openDatabase } from './boot/open-database.ts';
import { createStartWatches } from './health/start-watch.ts';
import { createPlaceFileReader } from './place-files/place-file-reader.ts';
import { createPlanner } from './planning/planner.ts';
import { assertPortIsFree, explainListening } from './boot/port.ts';
import { makeAssistant } from './providers/assistant/assistant-client.ts';
import { createSharedAnswers } from './providers/assistant/shared-answers.ts';
import { makeOpenMeteoArchive } from './providers/open-meteo/open-meteo-archive.ts';
import { makeOpenMeteo } from './providers/open-meteo/open-meteo-forecast.ts';
import { makeRoutingServer } from './providers/routing/make-routing-server.ts';
import { readVersion } from './boot/version.ts';
import type { Env } from './context/ports/env.ts';

const clock = (): Date => new Date();
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Anyone who tries the product with local sign-in should not have to look for the codes. */
function printReady({ publicUrl, localSignIn, localSignInFrom, inviteGate }: Env): void {
  const line = `OOO is ready at ${publicUrl}`;
  print(process.stdout.isTTY ? `\n  ${styleText(['bold', 'green'], line)}\n` : line);
  if (localSignIn && localSignInFrom.length > 0) {
    const from = localSignInFrom.join(', ');
    print(`Careful: local sign-in asks nobody for proof who comes from ${from}.`);
  }
  if (localSignIn && inviteGate) print('Invite codes: REDLINE (for 50 people), ALLBLUE (no limit)');
}

/** Fastify's own line about it would hide the one that matters. */
async function listenQuietly(app: FastifyInstance, { port, host, logLevel }: Env): Promise<void> {
  app.log.level = 'warn';
  await app.listen({ port, host }).catch((error: unknown) => {
    throw explainListening(error, { port });
  });
  app.log.level = logLevel;
}

interface StartOptions {
  readonly env: Env;
  readonly stops: Stops;
  /** Called with a sentence that says why the product cannot go on. */
  readonly onFatal: (reason: string) => void;
}

async function start({ env, stops, onFatal }: StartOptions): Promise<void> {
  await assertPortIsFree(env);
  const { db, close, migrate } = await openDatabase({ env, log: print, onGone: onFatal });
  stops.unshift({ close });
  await migrate();
  await refuseWrongKey({ db, env });
  const starts = createStartWatches();
  const tickets = createTicketPool({ starts: starts.watch('tickets') });
  stops.unshift({ close: async () => tickets.close() });
  const planner = createPlanner({ starts: starts.watch('planning') });
  stops.unshift({ close: async () => planner.close() });
  const placeFiles = createPlaceFileReader({ starts: starts.watch('place-files') });
  stops.unshift({ close: async () => placeFiles.close() });
  const settings = createLiveSettings(db);
  const version = readVersion();
  const app = await buildApp({
    env,
    db,
    tickets,
    profilePictures: makeProfilePictures({ env, db, settings, clock, tickets }),
    planner,
    travelTables: createTravelTables({
      db,
      settings,
      clock,
      server: makeRoutingServer(env, { version }),
    }),
    placeFiles,
    assistant: makeAssistant(env),
    packingAnswers: createSharedAnswers(),
    tipAnswers: createSharedAnswers(),
    placeTipAnswers: createSharedAnswers(),
    forecast: makeOpenMeteo(env),
    climates: createClimates({ db, settings, clock, archive: makeOpenMeteoArchive(env) }),
    documentKeys: openKeyRing(env),
    documentGates: createDocumentGates(),
    settings,
    starts,
    clock,
    places: makePlacesProviders({ env, db, settings, clock, version }),
    version,
  });
  stops.unshift({
    close: async () => app.close(),
    hurry: () => app.server.closeAllConnections(),
  });
  prepareDestinations();
  await listenQuietly(app, env);
  printReady(env);
}

const stops: Stops = [];
try {
  const env = loadEnv();
  let stop: ((code: number) => void) | undefined;
  const onFatal = (reason: string): void => {
    process.stderr.write(`${reason}\n`);
    stop?.(1);
  };
  const starting = start({ env, stops, onFatal });
  stop = stopGracefully({ stops, starting });
  await starting;
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  await stopAll(stops).catch(() => undefined);
  process.exit(1);
}
