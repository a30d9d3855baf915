import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { untilGone } from '../plugins/until-gone.ts';
import { callProcedure } from '../trpc/call-procedure.ts';
import { checkCredential } from '../trpc/check-credential.ts';
import { checkPolicy } from '../trpc/check-policy.ts';
import type { Context, CreateContext } from '../trpc/context.ts';
import { listProcedures } from '../trpc/list-procedures.ts';
import { needsBody } from './needs-body.ts';
import { nameFieldsOfBody } from './patch-errors.ts';
import { readInput, readParams } from './read-input.ts';
import { MAX_UPLOAD_BYTES, readUpload, refuseLargeUpload } from './read-upload.ts';
import { asOutput, type InputOf, type ProcedurePath, type RestRoute } from './rest-route.ts';
import { REST_ROUTES } from './rest-routes.ts';
import { sendFile } from './send-file.ts';
import { sendLines, wantsLines } from './send-lines.ts';

/** The documented paths: each row of the table calls its procedure, with the same context as tRPC. */
export async function restPlugin(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
): Promise<void> {
  app.removeContentTypeParser('text/plain');
  const procedures = new Map(listProcedures().map((procedure) => [procedure.path, procedure]));

  const inputOf = ({ procedure }: RestRoute) => procedures.get(procedure)?.input;

  /** The procedure asks too, but only once its input has been read: nobody uploads for nothing. */
  function checkFirst(ctx: Context, { procedure }: RestRoute): void {
    const declared = procedures.get(procedure);
    if (!declared) throw new AppError('NOT_FOUND');
    checkPolicy(ctx, declared.meta.policy);
    checkCredential(ctx, declared);
  }

  const handler = (route: RestRoute) => {
    const isBodyNeeded = needsBody(route, inputOf(route));
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const ctx = await createContext({ req: request, res: reply, paths: [route.procedure] });
      checkFirst(ctx, route);
      const input = route.upload
        ? { ...readParams(request), ...(await readUpload(request, route.upload)) }
        : readInput(request, route, { isBodyNeeded });
      const signal = untilGone(reply);
      const callAs = (told: Context) => async (path: string, given: unknown) =>
        callProcedure(told, path, given, signal);
      if (route.tellsSteps && wantsLines(request)) {
        return sendLines(request, reply, async (tell) =>
          callAs({ ...ctx, tell })(route.procedure, input),
        );
      }
      const call = callAs(ctx);
      const output = await call(route.procedure, input).catch((error: unknown) => {
        throw route.isPatch ? nameFieldsOfBody(error) : error;
      });
      if (!route.file) return send(reply, route, output);
      const askAlso = async <P extends ProcedurePath>(path: P, also: InputOf<P>) =>
        asOutput<P>(await call(path, also));
      return sendFile(reply, route.file, output, askAlso);
    };
  };

  for (const route of REST_ROUTES.filter(({ upload }) => !upload)) {
    const { method, path } = route;
    app.route({ method, url: path, handler: handler(route) });
  }

  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    await uploads.register(multipart, {
      limits: { fileSize: MAX_UPLOAD_BYTES, fields: 8, fieldSize: 4096 },
    });
    for (const route of REST_ROUTES) {
      const { method, path, upload } = route;
      if (!upload) continue;
      uploads.route({
        method,
        url: path,
        onRequest: refuseLargeUpload(upload),
        handler: handler(route),
      });
    }
  });
}

function send(reply: FastifyReply, route: RestRoute, output: unknown): FastifyReply {
  reply.code(route.status).headers(route.headers(output));
  if (route.status === 204) return reply.send();
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(route.answer(output)));
}
