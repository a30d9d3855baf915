import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EnvError } from './environment-error.ts';
import { readVariables, type Values } from './environment-variables.ts';
import { isLoopback } from './loopback.ts';
import { defined } from '@ooo/domain/shared/defined';
import type { Env, OAuthClient } from '../context/ports/env.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/** The environment of the process, with a `.env` in the repository's root under it. */
export function loadEnv(): Env {
  const file = join(REPOSITORY, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return parseEnv(process.env);
}

/** Throws an {@link EnvError} that names every variable that is wrong. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const { values, problems } = readVariables(source);
  if (problems.length > 0) throw new EnvError(problems);

  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  const isLocal = isLoopback(publicUrl.hostname);
  const hasProvider = Boolean(values.GOOGLE_CLIENT_ID ?? values.OIDC_ISSUER);
  const localSignIn = values.LOCAL_SIGN_IN ?? (isLocal && !hasProvider);
  const adminEmails = values.ADMIN_EMAILS ?? (localSignIn ? ['admin@localhost'] : []);
  const together = [
    ...checkPairs(values),
    ...checkPassword(values),
    ...(isLocal
      ? checkOpenHost(values, localSignIn)
      : checkPublic(values, publicUrl.origin, localSignIn)),
  ];
  if (together.length > 0) throw new EnvError(together);

  return defined({
    port: values.PORT,
    host: values.HOST,
    publicUrl: publicUrl.origin,
    isHttps: publicUrl.protocol === 'https:',
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    databaseUrl: toDatabaseUrl(values),
    databasePoolSize: values.DATABASE_POOL_SIZE,
    dataDir: resolve(REPOSITORY, values.DATA_DIR),
    documentKey: values.DOCUMENT_KEY,
    previousDocumentKeys: values.DOCUMENT_KEY_PREVIOUS ?? [],
    lostDocumentKeys: values.DOCUMENT_KEYS_LOST ?? [],
    google: toClient(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
    oidc: toOidc(values),
    localSignIn,
    localSignInFrom: values.LOCAL_SIGN_IN_FROM ?? [],
    adminEmails,
    adminCode: values.ADMIN_CODE ?? (localSignIn ? '0000' : undefined),
    inviteGate: values.INVITE_GATE,
    maxTripsPerUser: values.MAX_TRIPS_PER_USER,
    anthropic: toAnthropic(values),
    assistantDailyUsd: values.ASSISTANT_DAILY_USD,
    openMeteoUrl: values.OPEN_METEO_URL,
    openMeteoArchiveUrl: values.OPEN_METEO_ARCHIVE_URL,
    googleMapsApiKey: values.GOOGLE_MAPS_API_KEY,
    nominatimUrl: values.NOMINATIM_URL,
    overpassUrl: values.OVERPASS_URL,
    osrmUrl: values.OSRM_URL,
    tiles: { url: values.TILE_URL, attribution: values.TILE_ATTRIBUTION },
    pmtilesUrl: values.PMTILES_URL,
    offline: values.OFFLINE,
    privacyUrl: values.PRIVACY_URL,
    teamEmail: values.TEAM_EMAIL ?? adminEmails[0],
    rateLimits: values.RATE_LIMITS,
    logLevel: values.LOG_LEVEL,
  });
}

function checkPairs(values: Values): string[] {
  const groups = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ] as const;
  return groups.flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    return missing.map(
      (name) => `${name} is empty; it belongs to ${names.join(', ')}: set all of them or none.`,
    );
  });
}

function checkPassword({ DATABASE_URL, DATABASE_PASSWORD }: Values): string[] {
  if (DATABASE_PASSWORD === undefined) return [];
  if (DATABASE_URL === undefined) {
    return [
      'DATABASE_PASSWORD is set; it belongs to DATABASE_URL, which is empty: set both or none.',
    ];
  }
  if (new URL(DATABASE_URL).password === '') return [];
  return [
    'DATABASE_PASSWORD is set, and DATABASE_URL holds a password too: leave one of them out.',
  ];
}

/** Encoded, so that a password may contain characters that are special in an address, such as `@`, `/`, `#` and `%`. */
function toDatabaseUrl({ DATABASE_URL, DATABASE_PASSWORD }: Values): string | undefined {
  if (DATABASE_URL === undefined || DATABASE_PASSWORD === undefined) return DATABASE_URL;
  const url = new URL(DATABASE_URL);
  url.password = encodeURIComponent(DATABASE_PASSWORD);
  return url.href;
}

/** The problems of settings that are safe only if no one else can reach the server. */
function checkPublic(values: Values, publicUrl: string, localSignIn: boolean): string[] {
  const onlyLocally = `where PUBLIC_URL (${publicUrl}) is not this machine`;
  const problems: string[] = [];
  if (localSignIn) {
    problems.push(
      `LOCAL_SIGN_IN is "on"; it should be off ${onlyLocally}: it lets anybody in as anybody.`,
    );
  }
  if (!values.RATE_LIMITS) {
    problems.push(`RATE_LIMITS is "off"; it should be on ${onlyLocally}.`);
  }
  return problems;
}

/** Others can reach the port there, so such a `HOST` needs a setting that says who may sign in locally. */
function checkOpenHost(values: Values, localSignIn: boolean): string[] {
  if (!localSignIn || isLoopback(values.HOST) || values.LOCAL_SIGN_IN_FROM) return [];
  const since = values.LOCAL_SIGN_IN === undefined ? ' (by default, without a provider)' : '';
  return [
    `LOCAL_SIGN_IN is "on"${since}; it should be off where HOST (${values.HOST}) lets others in: it lets anybody in ` +
      'as anybody. Set HOST=127.0.0.1, or LOCAL_SIGN_IN=off, or LOCAL_SIGN_IN_FROM to the addresses that may use it ' +
      '(in a container: gateway, with the port published on 127.0.0.1 only).',
  ];
}

function toClient(clientId?: string, clientSecret?: string): OAuthClient | undefined {
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

function toOidc(values: Values): Env['oidc'] {
  const client = toClient(values.OIDC_CLIENT_ID, values.OIDC_CLIENT_SECRET);
  if (!client || !values.OIDC_ISSUER) return undefined;
  const name = values.OIDC_NAME ?? new URL(values.OIDC_ISSUER).hostname;
  return { ...client, issuer: values.OIDC_ISSUER, name };
}

function toAnthropic(values: Values): Env['anthropic'] {
  if (!values.ANTHROPIC_API_KEY) return undefined;
  return defined({
    apiKey: values.ANTHROPIC_API_KEY,
    baseUrl: values.ANTHROPIC_BASE_URL,
    model: values.ANTHROPIC_MODEL,
    inputUsd: values.ANTHROPIC_INPUT_USD,
    outputUsd: values.ANTHROPIC_OUTPUT_USD,
  });
}
