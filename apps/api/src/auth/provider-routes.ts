import { generateCodeVerifier, generateState } from 'arctic';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { insertAuditEntry } from '@ooo/db/queries/audit.queries';
import type { SignInProblem } from '@ooo/domain/account/sign-in-problem.schema';
import type { Deps } from '../context/deps.ts';
import { AppError } from '../errors/app-error.ts';
import type { Spend } from '../plugins/rate-limits.ts';
import type { Enter } from './enter.ts';
import type { SignInFlow } from './flow-cookie.ts';
import { signInByProvider } from './provider-sign-in.ts';
import {
  type Destination,
  destinationOf,
  invitePage,
  queryOf,
  signInPage,
} from './sign-in-addresses.ts';
import { SignInFailure } from './sign-in-failure.ts';
import { makeSignInOptions, type SignInOption } from './sign-in-providers.ts';

interface ProviderRoutesOptions {
  readonly deps: Deps;
  readonly spend: Spend;
  readonly enter: Enter;
}

/** A request of a browser that is on its way to or from a provider. */
interface Step {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly destination: Destination;
}

/** Problems that suggest an attack rather than a mistake; they go into the audit log. */
const FOR_THE_RECORD = new Set<SignInProblem>(['refused', 'email-unverified', 'email-taken']);

function problemOf(error: unknown): SignInProblem {
  if (error instanceof SignInFailure) return error.problem;
  return error instanceof AppError && error.code === 'RATE_LIMITED' ? 'too-often' : 'failed';
}

/** The web application explains what happened and what to do next: a browser is never left on a page of JSON. */
function sendBack({ request, reply, destination }: Step, error: unknown): FastifyReply {
  const problem = problemOf(error);
  if (problem === 'failed') request.log.error({ err: error }, 'the sign-in failed');
  else request.log.info({ err: error, problem }, 'nobody was signed in');
  return reply.redirect(signInPage(destination, problem));
}

async function start(step: Step, { provider, flows }: SignInOption): Promise<FastifyReply> {
  // 32 random bytes each: a nonce is made as a state is.
  const [state, nonce] = [generateState(), generateState()];
  const secrets = { state, nonce, codeVerifier: generateCodeVerifier() };
  const address = await provider.start(secrets);
  await flows.put(step.reply, { ...secrets, ...step.destination });
  return step.reply.redirect(address.href);
}

/** Signing in at a provider: there by `/login`, back by `/login/callback/…`. Browsers navigate to both. */
export async function providerRoutes(
  app: FastifyInstance,
  { deps, spend, enter }: ProviderRoutesOptions,
): Promise<void> {
  const { env, db, clock } = deps;
  const options = makeSignInOptions(env, clock);
  const [onlyOption] = options.size === 1 && !env.localSignIn ? options.values() : [];

  app.get('/login', async (request, reply) => {
    const step = { request, reply, destination: destinationOf(request) };
    const asked = queryOf(request, 'provider');
    try {
      await spend('request', request);
      const option = asked === undefined ? onlyOption : options.get(asked);
      if (option) return await start(step, option);
      if (asked !== undefined) throw new SignInFailure('not-offered');
      return await reply.redirect(signInPage(step.destination));
    } catch (error) {
      return sendBack(step, error);
    }
  });

  async function note(request: FastifyRequest, provider: string | null, problem: string) {
    const entry = { subject: provider, details: { problem }, requestId: request.id };
    await insertAuditEntry(db, { action: 'sign-in-refused', ...entry });
  }

  /** Signs in the user who came back, if the answer proves who they are; resolves to where they go next. */
  async function arrive({ request, reply }: Step, { provider }: SignInOption, flow: SignInFlow) {
    if (queryOf(request, 'state') !== flow.state) throw new SignInFailure('expired');
    const answer = {
      code: queryOf(request, 'code'),
      error: queryOf(request, 'error'),
      iss: queryOf(request, 'iss'),
    };
    const profile = await provider.finish(answer, flow);
    const invite = await enter(request, reply, {
      provider: provider.id,
      findUser: async (own) => signInByProvider(own, profile, flow.language),
      inviteCode: flow.inviteCode,
    });
    return invite?.access === false ? invitePage(flow) : flow.returnTo;
  }

  app.get<{ Params: { provider: string } }>('/login/callback/:provider', async (request, reply) => {
    const option = options.get(request.params.provider);
    const flow = await option?.flows.take(request, reply);
    const isOurs = typeof flow === 'object';
    const step = { request, reply, destination: isOurs ? flow : { returnTo: '/' } };
    try {
      await spend('signIn', request);
      if (!option) throw new SignInFailure('not-offered');
      if (flow === 'forged') await note(request, option.provider.id, 'forged');
      if (!isOurs) throw new SignInFailure('expired');
      return await reply.redirect(await arrive(step, option, flow));
    } catch (error) {
      const problem = problemOf(error);
      if (FOR_THE_RECORD.has(problem)) await note(request, option?.provider.id ?? null, problem);
      return sendBack(step, error);
    }
  });
}
