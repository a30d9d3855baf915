import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FairQueue } from '@ooo/domain/fair-queue/fair-queue.types';
import { takeTurn } from '../gates/take-turn.ts';
import { untilGone } from '../plugins/until-gone.ts';
import { admit } from '../trpc/admit.ts';
import { callProcedure, findDeclared, runAdmitted } from '../trpc/call-procedure.ts';
import type { PublicContext } from '../context/context.ts';
import type { CreateContext } from '../trpc/context.ts';
import type { DeclaredProcedure } from '../trpc/list-procedures.ts';
import { needsBody } from './needs-body.ts';
import { nameFieldsOfBody } from './patch-errors.ts';
import { readInput } from './read-input.ts';
import { asOutput, type InputOf, type ProcedurePath, type RestRoute } from './rest-route.ts';
import { REST_ROUTES } from './rest-routes.ts';
import { sendFile } from './send-file.ts';
import { sendLines, wantsLines } from './send-lines.ts';
import type { Pace } from './uploads/pace.ts';
import { MAX_UPLOAD_BYTES } from './uploads/receive-form.ts';
import {
  createUploadDesk,
  type Http,
  refuseLarge,
  type Sender,
  type WithBody,
} from './uploads/upload-desk.ts';

export interface RestPluginOptions {
  readonly createContext: CreateContext;
  readonly turns: FairQueue;
  /** The folder where uploads wait until they are processed. */
  readonly uploadFolder: string;
  readonly uploadPace?: Pace | undefined;
}

/** The documented paths: each row of the table calls its procedure, with the same context as tRPC. */
export async function restPlugin(
  app: FastifyInstance,
  { createContext, turns, uploadFolder, uploadPace }: RestPluginOptions,
): Promise<void> {
  app.removeContentTypeParser('text/plain');
  const desk = createUploadDesk({ folder: uploadFolder, pace: uploadPace });

  async function takeBody(http: Http, route: RestRoute, sender: Sender): Promise<WithBody> {
    if (route.upload) return desk.receive(http, { ...route.upload, copies: route.copies }, sender);
    return async (work) => work(http.request.body);
  }

  const handler = (route: RestRoute) => {
    const procedure = getDeclared(route);
    const isBodyNeeded = needsBody(route, procedure.input);
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const signal = untilGone(reply);
      const http = { req: request, res: reply, paths: [route.procedure] };
      const ctx = await createContext(http);
      // Before the body is received, so that a refused upload is not sent at all.
      await admit(ctx, procedure);
      await takeTurn(turns, { request, reply, paths: http.paths, signal });
      const sender = { owner: ctx.user?.id ?? ctx.address, address: ctx.address, signal };
      const withBody = await takeBody({ request, reply }, route, sender);

      const answerAs = async (told: PublicContext) =>
        withBody(async (body) => {
          const input = readInput(request, route, { body, isBodyNeeded });
          return runAdmitted(procedure, { ctx: told, input, signal });
        });

      if (route.tellsSteps && wantsLines(request)) {
        return sendLines(request, reply, async (tell) => answerAs({ ...ctx, tell }));
      }
      const output = await answerAs(ctx).catch((error: unknown) => {
        throw route.isPatch ? nameFieldsOfBody(error) : error;
      });
      if (!route.file) return send(reply, route, output);
      if (route.file.isAbsent?.(output)) return reply.code(204).send();
      const askAlso = async <P extends ProcedurePath>(path: P, also: InputOf<P>) =>
        asOutput<P>(await callProcedure(ctx, path, also, signal));
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
        onRequest: refuseLarge(upload),
        handler: handler(route),
      });
    }
  });
}

/** Throws when the routes are made, if one of them has no procedure. */
function getDeclared({ path, procedure }: RestRoute): DeclaredProcedure {
  const declared = findDeclared(procedure);
  if (!declared) throw new Error(`${path} stands in front of no procedure.`);
  return declared;
}

function send(reply: FastifyReply, route: RestRoute, output: unknown): FastifyReply | string {
  reply.code(route.status).headers(route.headers(output));
  if (route.status === 204) return reply.send();
  reply.type('application/json; charset=utf-8');
  return JSON.stringify(route.answer(output));
}
