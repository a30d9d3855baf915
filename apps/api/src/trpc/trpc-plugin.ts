import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FairQueue } from '@ooo/domain/fair-queue/fair-queue.types';
import { AppError } from '../errors/app-error.ts';
import { takeTurn } from '../gates/take-turn.ts';
import { untilGone } from '../plugins/until-gone.ts';
import { callProcedure } from './call-procedure.ts';
import type { PublicContext } from '../context/context.ts';
import type { CreateContext } from './context.ts';
import { readCalls, type TrpcCall } from './trpc-request.ts';
import { type Outcome, writeOutcomes, toFailure, toSuccess } from './trpc-response.ts';

/** Files travel as forms, over REST. */
const MAX_BODY_BYTES = 1024 * 1024;
/**
 * The size limit of a batch's answers; the answer that exceeds it is the last one. Each is serialised on the event
 * loop, and twenty-five long lists would block it for a second.
 */
const MAX_ANSWER_CHARACTERS = 4 * 1024 * 1024;

function tooMuchAtOnce(): AppError {
  return new AppError('answer-too-large');
}

/**
 * The procedures under `/trpc`, in the form that tRPC's batch link speaks. tRPC's own adapter makes a Request
 * and a Response of the Fetch API for each call, which cost as much as the query behind it.
 */
export async function trpcPlugin(
  app: FastifyInstance,
  { createContext, turns }: { createContext: CreateContext; turns: FairQueue },
): Promise<void> {
  app.removeAllContentTypeParsers();
  const asText = { parseAs: 'string', bodyLimit: MAX_BODY_BYTES } as const;
  app.addContentTypeParser('application/json', asText, (_request, body, done) => done(null, body));

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const { isBatch, calls } = readCalls(request);
    const paths = calls.map(({ path }) => path);
    const signal = untilGone(reply);
    let ctx: PublicContext;
    try {
      ctx = await createContext({ req: request, res: reply, paths });
      await takeTurn(turns, { request, reply, paths, signal });
    } catch (error) {
      const failures = paths.map((path) => toFailure(error, path, request));
      return writeOutcomes(reply, failures, isBatch);
    }
    let room = MAX_ANSWER_CHARACTERS;
    const run = async ({ path, readInput }: TrpcCall): Promise<Outcome> => {
      try {
        const data = await callProcedure(ctx, path, readInput(), signal);
        if (room < 0) throw tooMuchAtOnce();
        const outcome = toSuccess(data);
        room -= outcome.text.length;
        return outcome;
      } catch (error) {
        return toFailure(error, path, request);
      }
    };
    const outcomes = await Promise.all(calls.map(run));
    return writeOutcomes(reply, outcomes, isBatch);
  };
  app.get('/:path', answer);
  app.post('/:path', answer);
  // What cannot be read as calls at all is still an error in tRPC's form.
  app.setErrorHandler(async (error, request, reply) =>
    writeOutcomes(reply, [toFailure(error, '', request)], false),
  );
}
