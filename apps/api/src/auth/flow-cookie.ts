import { hkdfSync } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { Language } from '@ooo/domain/shared/language';
import { cookieAttributes } from './cookies.ts';

/** Time to type a password and find a second factor. */
const LIFETIME_SEC = 10 * 60;

/** What a sign-in has to find again when the browser comes back from the provider. */
const SignInFlow = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  inviteCode: z.string().optional(),
  language: Language.optional(),
});
export type SignInFlow = z.infer<typeof SignInFlow>;

export interface FlowCookie {
  readonly put: (reply: FastifyReply, flow: SignInFlow) => Promise<void>;
  /**
   * Reads the cookie and deletes it, so that it works once. `forged` if it was not made here, is truncated or is too
   * old; undefined if there is none.
   */
  readonly take: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<SignInFlow | 'forged' | undefined>;
}

interface FlowCookieOptions {
  /** The provider's id: a sign-in that begins at one provider cannot end at another. */
  readonly id: string;
  readonly clientSecret: string;
  readonly isHttps: boolean;
  readonly clock: () => Date;
}

/**
 * The flow in a cookie of its own, sealed with a key derived from the client's secret: every process of an
 * installation can open it, the server stores nothing meanwhile, and a restart does not matter.
 */
export function flowCookie({ id, clientSecret, isHttps, clock }: FlowCookieOptions): FlowCookie {
  const name = isHttps ? '__Host-ooo_sign_in' : 'ooo_sign_in';
  const key = new Uint8Array(hkdfSync('sha256', clientSecret, '', `ooo sign-in at ${id}`, 32));

  async function open(sealed: string): Promise<SignInFlow | 'forged'> {
    try {
      const { payload } = await jwtDecrypt(sealed, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        requiredClaims: ['exp'],
        currentDate: clock(),
      });
      return SignInFlow.parse(payload);
    } catch {
      return 'forged';
    }
  }

  return {
    put: async (reply, flow) => {
      const end = Math.floor(clock().getTime() / 1000) + LIFETIME_SEC;
      const sealed = await new EncryptJWT({ ...flow })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(end)
        .encrypt(key);
      reply.setCookie(name, sealed, { ...cookieAttributes(isHttps), maxAge: LIFETIME_SEC });
    },
    take: async (request, reply) => {
      const sealed = request.cookies[name];
      if (sealed === undefined) return undefined;
      reply.clearCookie(name, cookieAttributes(isHttps));
      return open(sealed);
    },
  };
}
