import type { FastifyLoggerOptions } from 'fastify';
import fp from 'fastify-plugin';

/** Frames of a stack without the line that repeats the message. */
function framesOf(error: Error): string[] {
  return (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
}

interface ErrorForLog {
  type: string;
  message: string;
  stack: string;
  [name: string]: unknown;
}

/**
 * An error for the log. PostgreSQL puts values of rows into its messages: only the code and the names of table,
 * column and constraint are logged.
 */
export function describeError(error: unknown): ErrorForLog {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, table, column, constraint } = error as Error & Record<string, unknown>;
  const isDatabase = 'severity' in error;
  return {
    type: error.name,
    message: isDatabase ? 'database error' : error.message,
    ...(code !== undefined && { code }),
    ...(isDatabase && { table, column, constraint }),
    stack: framesOf(error).join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

interface LoggerOptions {
  level: string;
  base: null;
  serializers: NonNullable<FastifyLoggerOptions['serializers']>;
  stream?: { write: (line: string) => void };
}

/** No header, body, query or personal address reaches the log. */
export function loggerOptions(
  level: string,
  stream?: { write: (line: string) => void },
): LoggerOptions {
  return {
    level,
    base: null,
    serializers: { req: () => ({}), res: () => ({}), err: describeError },
    ...(stream && { stream }),
  };
}

/** Procedure names of a batch; anything else in that place was typed by a stranger. */
function proceduresOf(params: unknown): string | undefined {
  const path = typeof params === 'object' && params && 'path' in params ? params.path : undefined;
  return typeof path === 'string' && /^[a-zA-Z.,]{1,500}$/.test(path) ? path : undefined;
}

const SAYS_REQUESTS: ReadonlySet<string> = new Set(['debug', 'trace']);

/** Sets `x-request-id` on every answer, and writes one line for each request at the level `debug`. */
export const requestLog = fp((app, _options, done) => {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    if (!SAYS_REQUESTS.has(request.log.level)) return next();
    const call = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      procedures: proceduresOf(request.params),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.debug(call, 'request');
    next();
  });
  done();
});
