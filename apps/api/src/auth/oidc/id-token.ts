import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { SignInFailure } from '../sign-in-failure.ts';
import { Claims } from './profile.ts';

/** Algorithms that sign with the provider's own key. Neither `none` nor one with a shared secret is among them. */
const ALGORITHMS = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ');
const CLOCK_TOLERANCE_SEC = 30;

const Addressee = z.object({
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  nonce: z.string(),
});

/** The provider's public keys, fetched when one is missing and kept by jose. */
export function providerKeys(jwksUri: string, limitMs: number): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: limitMs });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (cause) {
      const isAbsent =
        cause instanceof errors.JWKSNoMatchingKey ||
        cause instanceof errors.JWKSMultipleMatchingKeys;
      throw isAbsent ? cause : new SignInFailure('unavailable', { cause });
    }
  };
}

interface Expected {
  readonly keys: JWTVerifyGetKey;
  readonly issuer: string;
  readonly clientId: string;
  readonly nonce: string;
  readonly now: Date;
}

/**
 * OpenID Connect Core 1.0, 3.1.3.7: signed and issued by the provider, for us and no other party, currently valid,
 * and made for this very sign-in. Fails as `refused` otherwise.
 */
export async function verifyIdToken(
  token: string,
  { keys, issuer, clientId, nonce, now }: Expected,
): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience: clientId,
      requiredClaims: ['iss', 'aud', 'sub', 'exp', 'iat'],
      clockTolerance: CLOCK_TOLERANCE_SEC,
      currentDate: now,
    });
    const { aud, azp, nonce: echoed } = Addressee.parse(payload);
    if (echoed !== nonce) throw new Error('The nonce is another one');
    const isShared = Array.isArray(aud) && aud.length > 1;
    if ((isShared || azp !== undefined) && azp !== clientId)
      throw new Error('The token was made for another client');
    return Claims.parse(payload);
  } catch (cause) {
    if (cause instanceof SignInFailure) throw cause;
    throw new SignInFailure('refused', { cause });
  }
}
