import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CreateContext } from '../trpc/context.ts';
import { createCaller } from '../trpc/root.ts';
import { readInput } from './read-input.ts';
import { MAX_UPLOAD_BYTES, readUpload, refuseLargeUpload } from './read-upload.ts';
import type { RestRoute } from './rest-route.ts';
import { REST_ROUTES } from './rest-routes.ts';

/** A pasted ticket may have 5 million characters, and JSON may write each with several bytes. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** The documented paths: each row of the table calls its procedure, with the same context as tRPC. */
export async function restPlugin(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
): Promise<void> {
  app.removeContentTypeParser('text/plain');

  const handle = (route: RestRoute, read: typeof readInput) => {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const ctx = await createContext({ req: request, res: reply });
      const input = await read(request, route);
      const output = await call(createCaller(ctx), route.procedure, input);
      return send(reply, route, output);
    };
  };

  for (const route of REST_ROUTES.filter(({ upload }) => !upload)) {
    const { method, path } = route;
    app.route({ method, url: path, bodyLimit: MAX_BODY_BYTES, handler: handle(route, readInput) });
  }

  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    await uploads.register(multipart, {
      limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 8, fieldSize: 4096 },
    });
    for (const route of REST_ROUTES.filter(({ upload }) => upload)) {
      const { method, path } = route;
      uploads.route({
        method,
        url: path,
        onRequest: refuseLargeUpload,
        handler: handle(route, readUpload),
      });
    }
  });
}

/** Follows `trips.get` through the caller; the route's type says that the procedure exists. */
async function call(caller: object, procedure: string, input: unknown): Promise<unknown> {
  let target: unknown = caller;
  for (const name of procedure.split('.')) {
    target = (target as Record<string, unknown>)[name];
  }
  return (target as (input: unknown) => Promise<unknown>)(input);
}

function send(reply: FastifyReply, route: RestRoute, output: unknown): FastifyReply {
  reply.code(route.status);
  if (route.status === 204) return reply.send();
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(route.answer(output)));
}
