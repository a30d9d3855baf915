import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { authRoutes } from './auth/auth-routes.ts';
import { sessionCookieName } from './auth/cookies.ts';
import { refuseCrossSite } from './auth/cross-site.ts';
import { identifier } from './auth/identity.ts';
import { createSessions } from './auth/sessions.ts';
import type { Deps } from './context/deps.ts';
import { removeAgeUnconfirmed } from './features/account/unconfirmed-age.service.ts';
import { removeOldAuditEntries } from './features/admin/audit-age.service.ts';
import { resealAtStart } from './features/documents/reseal-at-start.ts';
import { watchDocumentKeys } from './features/documents/watch-keys.ts';
import { removeOldAnswers } from './features/places/answers-age.service.ts';
import { removeOldTravelTimes } from './features/schedule/travel-times-age.service.ts';
import { followDebugLogging } from './features/settings/follow-debug-logging.ts';
import { startCounting } from './features/usage/start-counting.ts';
import { largeBodies } from './gates/large-bodies.ts';
import { createRequestGates } from './gates/request-gates.ts';
import { watchHealth } from './health/watch-health.ts';
import { answerBrokenRequest } from './plugins/broken-requests.ts';
import { compressAnswers } from './plugins/compress-answers.ts';
import { drainConnections } from './plugins/drain-connections.ts';
import { errorHook, sendError } from './plugins/error-hook.ts';
import { jsonBody } from './plugins/json-body.ts';
import { limitSockets } from './plugins/limit-sockets.ts';
import { oneHost } from './plugins/one-host.ts';
import { createLimits } from './plugins/rate-limits.ts';
import { loggerOptions, requestLog } from './plugins/request-log.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { sweepRegularly } from './plugins/sweep-regularly.ts';
import { staticWeb, WEB_ROOT } from './plugins/static-web.ts';
import { healthRoutes } from './rest/health-routes.ts';
import { restPlugin } from './rest/rest-plugin.ts';
import type { Pace } from './rest/uploads/pace.ts';
import { sweepLeftovers } from './rest/uploads/sweep-leftovers.ts';
import { serverRoutes } from './rest/server-routes.ts';
import { contextFactory } from './trpc/context.ts';
import { trpcPlugin } from './trpc/trpc-plugin.ts';
import { findMissingFields } from './errors/missing-fields.ts';

export interface AppOptions extends Deps {
  /** The folder of the built web application. */
  readonly webRoot?: string;
  /** Where the log goes; standard output where absent. */
  readonly logStream?: { write: (line: string) => void };
  /** How fast an upload has to arrive, if not the usual. */
  readonly uploadPace?: Pace;
  /** How many sockets may be open, if not the usual. */
  readonly maxSockets?: number;
}

/** Enough for 30 MB on a slow connection; a slower sender only occupies a connection. */
const REQUEST_TIMEOUT_MS = 120_000;

/** A batch of procedures is in the path. */
const MAX_PARAM_LENGTH = 5000;

/** The application, assembled and ready to listen or to be injected. It reads no environment. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { webRoot = WEB_ROOT, logStream, uploadPace, maxSockets, ...deps } = options;
  const { env, db, clock, settings, starts, version } = deps;
  const uploadFolder = join(env.dataDir, 'uploads');
  findMissingFields();
  const app = Fastify({
    logger: loggerOptions(env.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: env.trustedProxies.length > 0 && [...env.trustedProxies],
    forceCloseConnections: 'idle',
    // A refusal during a stop has the body of any other error: see `drainConnections`.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: sendError,
    clientErrorHandler: answerBrokenRequest,
  });

  starts.reportTo((facts, message) => app.log.error(facts, message));
  await app.register(drainConnections);
  await app.register(limitSockets, { maxSockets });
  await app.register(requestLog);
  await app.register(errorHook);
  await app.register(followDebugLogging, { settings, logLevel: env.logLevel });
  await app.register(securityHeaders, { env });
  await app.register(oneHost);
  await app.register(compressAnswers);
  await app.register(cookie);
  const spend = await createLimits(app, env.rateLimits);
  const sessions = createSessions(db, clock, (error) => {
    app.log.warn({ err: error }, 'the use of a session was not noted');
  });
  await app.register(sweepRegularly, {
    cleanups: [
      { what: 'ended sessions', sweep: async () => sessions.removeExpired() },
      {
        what: 'accounts of unconfirmed age',
        sweep: async () => removeAgeUnconfirmed(deps, app.log),
      },
      { what: 'old entries of the audit log', sweep: async () => removeOldAuditEntries(deps) },
      { what: 'old answers about places', sweep: async () => removeOldAnswers(deps) },
      { what: 'old travel times', sweep: async () => removeOldTravelTimes(deps) },
      { what: 'leftovers of uploads', sweep: async () => sweepLeftovers(uploadFolder, clock()) },
    ],
  });
  await app.register(watchDocumentKeys, { deps });
  await app.register(resealAtStart, { deps });
  const identify = identifier(deps, sessions);
  const createContext = contextFactory({
    deps,
    identify,
    spend,
    countCalls: startCounting(app, deps),
  });

  const gates = createRequestGates();
  await app.register(async (server) => {
    server.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      refuseCrossSite(request, env.publicUrl);
    });
    await server.register(largeBodies, { gate: gates.largeBodies, spend });
    const { turns } = gates;
    await server.register(trpcPlugin, { prefix: '/trpc', createContext, turns });
    await server.register(
      async (api) => {
        const cookieName = sessionCookieName(env.isHttps);
        await api.register(healthRoutes, {
          version,
          spend,
          lookAtHealth: watchHealth({ db, dataDir: env.dataDir }),
          listFailing: () => starts.listFailing(),
        });
        await api.register(serverRoutes, { version, cookieName, spend });
        await api.register(jsonBody);
        await api.register(authRoutes, { deps, sessions, identify, spend });
        await api.register(restPlugin, { createContext, turns, uploadFolder, uploadPace });
      },
      { prefix: '/api' },
    );
  });
  await app.register(staticWeb, { root: webRoot, publicUrl: env.publicUrl, spend });
  return app;
}
