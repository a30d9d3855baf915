import {
  allowInsecureRequests,
  type ClientAuth,
  clockTolerance,
  type Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { isLoopback } from '../../boot/loopback.ts';
import { SignInFailure } from '../sign-in-failure.ts';

const FRESH_MS = 60 * 60 * 1000;
const CLOCK_TOLERANCE_SEC = 30;

interface SourceOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clock: () => Date;
  readonly limitMs: number;
}

/** Secrets are sent to these addresses, so plain http is allowed only within the machine. */
function assertSafe(address: string): void {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new TypeError(`${address} should start with https://.`);
}

/** The cast holds because what is asked for here is sent as a form, or without a body. */
const safeFetch: CustomFetch = async (address, { body = null, ...init }) => {
  assertSafe(address);
  return fetch(address, { ...init, body: body as URLSearchParams | null });
};

/** Not form-encoded, as most providers read it. */
function basic(id: string, secret: string): ClientAuth {
  const credentials = Buffer.from(`${id}:${secret}`).toString('base64');
  return (_server, _client, _body, headers) => headers.set('authorization', `Basic ${credentials}`);
}

const withoutSlash = (issuer: string): string => issuer.replace(/\/$/, '');

async function discover(options: SourceOptions): Promise<Configuration> {
  const { clientId, clientSecret, limitMs } = options;
  const issuer = withoutSlash(options.issuer);
  const address = new URL(`${issuer}/.well-known/openid-configuration`);
  const client = { [clockTolerance]: CLOCK_TOLERANCE_SEC };
  try {
    const configuration = await discovery(
      address,
      clientId,
      client,
      basic(clientId, clientSecret),
      {
        timeout: limitMs / 1000,
        // `safeFetch` knows better: within the machine they are allowed.
        execute: [enableNonRepudiationChecks, allowInsecureRequests],
        [customFetch]: safeFetch,
      },
    );
    const metadata = configuration.serverMetadata();
    assertSafe(metadata.authorization_endpoint ?? '');
    if (withoutSlash(metadata.issuer) === issuer) return configuration;
  } catch (cause) {
    throw new SignInFailure('unavailable', { cause });
  }
  throw new SignInFailure('refused', { cause: new Error('The metadata is another issuer’s') });
}

/**
 * The provider's own description of itself, requested at most once an hour. If the provider does not answer then, its
 * last description stays in use; without one it fails as `unavailable`.
 */
export function configurationSource(options: SourceOptions): () => Promise<Configuration> {
  const { clock } = options;
  let known: { configuration: Configuration; until: number } | undefined;
  let asking: Promise<Configuration> | undefined;

  const ask = async (): Promise<Configuration> => {
    try {
      const configuration = await discover(options);
      known = { configuration, until: clock().getTime() + FRESH_MS };
      return configuration;
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    if (known && clock().getTime() < known.until) return known.configuration;
    asking ??= ask();
    if (!known) return asking;
    const stale = known.configuration;
    return asking.catch(() => stale);
  };
}
