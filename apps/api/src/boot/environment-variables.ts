import { isIP } from 'node:net';
import { z } from 'zod';
import { isLoopback } from './loopback.ts';

interface Variable<T extends z.ZodType = z.ZodType> {
  readonly schema: T;
  /** Completes "it should be …". */
  readonly expects: string;
  /** Its value is never printed. */
  readonly secret?: boolean;
  /** Leading and trailing spaces are part of the value. */
  readonly verbatim?: boolean;
}

function variable<T extends z.ZodType>(
  schema: T,
  expects: string,
  options: Pick<Variable, 'secret' | 'verbatim'> = {},
): Variable<T> {
  return { schema, expects, ...options };
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const text = z.string().optional();
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const webUrl = z.url({ protocol: /^https?$/ });
const routingUrl = z
  .url({ protocol: /^(valhalla\+)?https?$/ })
  .refine((url) => URL.canParse(url) && isBare(new URL(url)));
const wholeNumber = (min: number, max: number): z.ZodType<number> =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max));

/** Only a host and a path: what an address tells a server besides would be a secret, and is not sent. */
function isBare({ host, username, password, search, hash }: URL): boolean {
  return host !== '' && username + password + search + hash === '';
}

const dollars = z
  .string()
  .regex(/^\d{1,5}(\.\d{1,4})?$/)
  .transform(Number);

/** `10.0.0.1`, `fd00::/8` and so on. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || more.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
}

const key = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine(({ byteLength }) => byteLength === 32);

const secret = { secret: true } as const;
const ON_OFF = 'on or off';
const DOLLARS = 'dollars, like 5 or 0.25';
const WEB_ADDRESS = 'an address that starts with http:// or https://';

/** Every variable of the environment, in the order of `.env.example`. An empty one counts as absent. */
export const VARIABLES = {
  PORT: variable(wholeNumber(1, 65_535).default(3000), 'a whole number from 1 to 65535'),
  HOST: variable(z.string().default('127.0.0.1'), 'an address of this machine'),
  PUBLIC_URL: variable(
    webUrl
      .refine((url) => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`)
      .optional(),
    'an address without a path, like https://trips.example.com',
  ),
  TRUSTED_PROXIES: variable(
    z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .pipe(z.array(z.string().refine(isNetwork)))
      .optional(),
    'addresses or networks with commas between them, like 127.0.0.1, 10.0.0.0/8',
  ),
  DATABASE_URL: variable(
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'an address like postgres://user:password@host:5432/database',
    secret,
  ),
  DATABASE_PASSWORD: variable(z.string().optional(), 'the password of DATABASE_URL', {
    secret: true,
    verbatim: true,
  }),
  DATABASE_POOL_SIZE: variable(wholeNumber(2, 200).default(10), 'a whole number from 2 to 200'),
  DATA_DIR: variable(z.string().default('.data'), 'a folder'),
  DOCUMENT_KEY: variable(
    key.optional(),
    '32 random bytes in base64, like `openssl rand -base64 32` prints',
    secret,
  ),
  DOCUMENT_KEY_PREVIOUS: variable(
    z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .pipe(z.array(key))
      .optional(),
    'former values of DOCUMENT_KEY with commas between them',
    secret,
  ),
  DOCUMENT_KEYS_LOST: variable(
    z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .pipe(z.array(z.string().regex(/^[0-9a-f]{16}$/)))
      .optional(),
    'names of keys as a refused start printed them, with commas between them',
  ),
  GOOGLE_CLIENT_ID: variable(text, 'the client id that Google gave'),
  GOOGLE_CLIENT_SECRET: variable(text, 'the client secret that Google gave', secret),
  OIDC_ISSUER: variable(
    webUrl
      .refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname))
      .optional(),
    'an address that starts with https://',
  ),
  OIDC_CLIENT_ID: variable(text, 'the client id that the provider gave'),
  OIDC_CLIENT_SECRET: variable(text, 'the client secret that the provider gave', secret),
  OIDC_NAME: variable(text, 'the name on the sign-in button'),
  LOCAL_SIGN_IN: variable(flag.optional(), ON_OFF),
  LOCAL_SIGN_IN_FROM: variable(
    z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .pipe(z.array(z.string().refine((entry) => entry === 'gateway' || isNetwork(entry))))
      .optional(),
    'addresses or networks with commas between them, or the word gateway',
  ),
  ADMIN_EMAILS: variable(
    z
      .string()
      .transform((list) => list.split(',').map((email) => email.trim().toLowerCase()))
      .pipe(z.array(z.string().regex(EMAIL)))
      .optional(),
    'e-mail addresses with commas between them',
  ),
  ADMIN_CODE: variable(text, 'the code of the debug mode', secret),
  INVITE_GATE: variable(flag.default(true), ON_OFF),
  MAX_TRIPS_PER_USER: variable(wholeNumber(1, 10_000).default(3), 'a whole number from 1 to 10000'),
  ANTHROPIC_API_KEY: variable(text, 'a key', secret),
  ANTHROPIC_BASE_URL: variable(webUrl.optional(), WEB_ADDRESS),
  ANTHROPIC_MODEL: variable(text, 'the name of a model'),
  ANTHROPIC_INPUT_USD: variable(dollars.optional(), DOLLARS),
  ANTHROPIC_OUTPUT_USD: variable(dollars.optional(), DOLLARS),
  ASSISTANT_DAILY_USD: variable(dollars.default(5), DOLLARS),
  OPEN_METEO_URL: variable(webUrl.default('https://api.open-meteo.com'), WEB_ADDRESS),
  OPEN_METEO_ARCHIVE_URL: variable(
    webUrl.default('https://archive-api.open-meteo.com'),
    WEB_ADDRESS,
  ),
  GOOGLE_MAPS_API_KEY: variable(text, 'a key', secret),
  NOMINATIM_URL: variable(webUrl.default('https://nominatim.openstreetmap.org'), WEB_ADDRESS),
  OVERPASS_URL: variable(webUrl.default('https://overpass-api.de/api/interpreter'), WEB_ADDRESS),
  OSRM_URL: variable(
    routingUrl.optional(),
    'an address like http://osrm:5000 or valhalla+http://valhalla:8002, without a user or a query',
  ),
  TILE_URL: variable(
    z
      .string()
      .regex(/^https?:\/\/[^/]+\/.*$/)
      .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)))
      .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    'an address with {z}, {x} and {y} in it',
  ),
  TILE_ATTRIBUTION: variable(
    z.string().default('© OpenStreetMap contributors'),
    'the words that the map owes its tiles',
  ),
  PMTILES_URL: variable(webUrl.optional(), WEB_ADDRESS),
  OFFLINE: variable(flag.default(false), ON_OFF),
  PRIVACY_URL: variable(
    z
      .string()
      .regex(/^(\/(?![/\\])|https?:\/\/)/)
      .default('/privacy'),
    'a path like /privacy, or an address that starts with http:// or https://',
  ),
  TEAM_EMAIL: variable(z.string().regex(EMAIL).optional(), 'an e-mail address'),
  RATE_LIMITS: variable(flag.default(true), ON_OFF),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'one of fatal, error, warn, info, debug, trace, silent',
  ),
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;
export type Values = { [Name in VariableName]: z.output<(typeof VARIABLES)[Name]['schema']> };

/** "PORT is "abc"; it should be a whole number from 1 to 65535." A secret's value is left out. */
function describeProblem(name: VariableName, value: string): string {
  const { expects, secret: isSecret }: Variable = VARIABLES[name];
  const held = isSecret ? `holds ${value.length} characters (not shown)` : `is "${value}"`;
  return `${name} ${held}; it should be ${expects}.`;
}

/** Each variable by itself; `env.ts` checks how they fit together. */
export function readVariables(source: Readonly<Record<string, string | undefined>>): {
  values: Values;
  problems: string[];
} {
  const values: Partial<Record<VariableName, unknown>> = {};
  const problems: string[] = [];
  for (const name of Object.keys(VARIABLES) as VariableName[]) {
    const { schema, verbatim }: Variable = VARIABLES[name];
    const value = (verbatim ? source[name] : source[name]?.trim()) || undefined;
    const result = schema.safeParse(value);
    if (result.success) values[name] = result.data;
    else problems.push(describeProblem(name, value ?? ''));
  }
  return { values: asValues(values), problems };
}

/** Safe when there are no problems: each name was then parsed by its own schema. */
function asValues(values: Partial<Record<VariableName, unknown>>): Values {
  return values as Values;
}
