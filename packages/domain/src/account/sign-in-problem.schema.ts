import { z } from 'zod';

/**
 * Why a sign-in at a provider failed, as in `/sign-in?problem=`:
 * - `cancelled`: the user turned back at the provider.
 * - `expired`: it took too long, was begun in another browser, or its answer was used before.
 * - `refused`: what the provider sent cannot be trusted.
 * - `email-unverified`: the provider does not vouch for the e-mail.
 * - `email-taken`: the e-mail belongs to an account with another way to sign in.
 * - `unavailable`: the provider does not answer.
 * - `not-offered`: this installation does not have the provider.
 * - `too-often`: too many sign-ins from this address.
 * - `failed`: our mistake.
 */
export const SIGN_IN_PROBLEMS = [
  'cancelled',
  'expired',
  'refused',
  'email-unverified',
  'email-taken',
  'unavailable',
  'not-offered',
  'too-often',
  'failed',
] as const;

export const SignInProblem = z.enum(SIGN_IN_PROBLEMS);
export type SignInProblem = z.infer<typeof SignInProblem>;
