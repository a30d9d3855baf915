import type { FastifyRequest } from 'fastify';
import { InviteCode } from '@ooo/domain/account/invite.schema';
import type { SignInProblem } from '@ooo/domain/account/sign-in-problem.schema';
import { Language } from '@ooo/domain/shared/language';
import { toOwnPath } from './return-to.ts';

/** A cookie holds 4 KB, and the address is not all that is in it. */
const MAX_RETURN_TO = 1500;

/** Where the browser goes after the sign-in, and the invite code that it brought along. */
export interface Destination {
  /** An own path. */
  readonly returnTo: string;
  readonly inviteCode?: string | undefined;
  /** Of an account that this sign-in makes. */
  readonly language?: Language | undefined;
}

/** A value of the query; undefined where it is absent or given more than once. */
export function queryOf(request: FastifyRequest, name: string): string | undefined {
  const { query } = request;
  const value: unknown = typeof query === 'object' && query ? Reflect.get(query, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** From `returnTo`, `invite` and `language`. What is not a path of our own, not a code or not a language is ignored. */
export function destinationOf(request: FastifyRequest): Destination {
  const returnTo = toOwnPath(queryOf(request, 'returnTo'));
  const inviteCode = InviteCode.safeParse(queryOf(request, 'invite'));
  const language = Language.safeParse(queryOf(request, 'language'));
  return {
    returnTo: returnTo.length > MAX_RETURN_TO ? '/' : returnTo,
    ...(inviteCode.success && { inviteCode: inviteCode.data }),
    ...(language.success && { language: language.data }),
  };
}

function pageAt(path: string, fields: Readonly<Record<string, string | undefined>>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) given.set(name, value);
  const query = given.toString();
  return query ? `${path}?${query}` : path;
}

const beyondHome = (returnTo: string): string | undefined =>
  returnTo === '/' ? undefined : returnTo;

/** The web's page with the local form and the providers; it shows the problem, if there is one. */
export function signInPage({ returnTo, inviteCode }: Destination, problem?: SignInProblem): string {
  return pageAt('/sign-in', { problem, returnTo: beyondHome(returnTo), invite: inviteCode });
}

/** The web's invite screen, with the code that was refused. */
export function invitePage({ returnTo, inviteCode }: Destination): string {
  return pageAt('/invite', { code: inviteCode, returnTo: beyondHome(returnTo) });
}
