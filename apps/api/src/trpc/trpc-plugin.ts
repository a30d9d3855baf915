import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { untilGone } from '../plugins/until-gone.ts';
import { callProcedure } from './call-procedure.ts';
import type { Context, CreateContext } from './context.ts';
import { readCalls, type TrpcCall } from './trpc-request.ts';
import { type Outcome, sendOutcomes, toFailure, toSuccess } from './trpc-response.ts';

/** Files travel as forms, over REST. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * The procedures under `/trpc`, in the form that tRPC's batch link speaks. tRPC's own adapter makes a Request
 * and a Response of the Fetch API for each call, which cost as much as the query behind it.
 */
export async function trpcPlugin(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
): Promise<void> {
  app.removeAllContentTypeParsers();
  const asText = { parseAs: 'string', bodyLimit: MAX_BODY_BYTES } as const;
  app.addContentTypeParser('application/json', asText, (_request, body, done) => done(null, body));

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { isBatch, calls } = readCalls(request);
    const paths = calls.map(({ path }) => path);
    const signal = untilGone(reply);
    let ctx: Context;
    try {
      ctx = await createContext({ req: request, res: reply, paths });
    } catch (error) {
      const failures = paths.map((path) => toFailure(error, path, request));
      return sendOutcomes(reply, failures, isBatch);
    }
    const run = async ({ path, readInput }: TrpcCall): Promise<Outcome> => {
      try {
        return toSuccess(await callProcedure(ctx, path, readInput(), signal));
      } catch (error) {
        return toFailure(error, path, request);
      }
    };
    const outcomes = await Promise.all(calls.map(run));
    return sendOutcomes(reply, outcomes, isBatch);
  };
  app.get('/:path', answer);
  app.post('/:path', answer);
  // What cannot be read as calls at all is still an error in tRPC's form.
  app.setErrorHandler((error, request, reply) =>
    sendOutcomes(reply, [toFailure(error, '', request)], false),
  );
}
