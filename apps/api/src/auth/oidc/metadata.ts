import { z } from 'zod';
import { isLoopback } from '../../boot/loopback.ts';
import { SignInFailure } from '../sign-in-failure.ts';
import { askProvider } from './ask-provider.ts';

const FRESH_MS = 60 * 60 * 1000;

/** Secrets are sent to these addresses, so plain http is allowed only within the machine. */
const Endpoint = z.url({ protocol: /^https?$/ }).refine((address) => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopback(hostname);
}, 'This should start with https://.');

/** What OpenID Connect Discovery 1.0 calls the provider's metadata, as far as it is used. */
const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: Endpoint,
  token_endpoint: Endpoint,
  jwks_uri: Endpoint,
  userinfo_endpoint: Endpoint.optional(),
  prompt_values_supported: z.array(z.string()).default([]),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});
export type Metadata = z.infer<typeof Metadata>;

const withoutSlash = (issuer: string): string => issuer.replace(/\/$/, '');

async function discover(issuer: string, limitMs: number): Promise<Metadata> {
  const address = `${withoutSlash(issuer)}/.well-known/openid-configuration`;
  const metadata = Metadata.safeParse(await askProvider(address, { limitMs }));
  if (!metadata.success) throw new SignInFailure('unavailable', { cause: metadata.error });
  if (withoutSlash(metadata.data.issuer) === withoutSlash(issuer)) return metadata.data;
  throw new SignInFailure('refused', { cause: new Error('The metadata is another issuer’s') });
}

export type MetadataSource = () => Promise<Metadata>;

interface SourceOptions {
  readonly issuer: string;
  readonly clock: () => Date;
  readonly limitMs: number;
}

/**
 * The provider's own description of itself, requested at most once an hour. If the provider does not answer then, its
 * last description stays in use; without one it fails as `unavailable`.
 */
export function metadataSource({ issuer, clock, limitMs }: SourceOptions): MetadataSource {
  let known: { metadata: Metadata; until: number } | undefined;
  let asking: Promise<Metadata> | undefined;

  const ask = async (): Promise<Metadata> => {
    try {
      const metadata = await discover(issuer, limitMs);
      known = { metadata, until: clock().getTime() + FRESH_MS };
      return metadata;
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    if (known && clock().getTime() < known.until) return known.metadata;
    asking ??= ask();
    if (!known) return asking;
    const stale = known.metadata;
    return asking.catch(() => stale);
  };
}
