import { createTRPCClient, httpBatchLink, type TRPCClient, TRPCClientError } from '@trpc/client';
import type { inferRouterOutputs } from '@trpc/server';
import superjson from 'superjson';
import type { AppRouter } from '@ooo/api/trpc/root';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';

export interface OooClientOptions {
  /** Where OOO is: `http://localhost:3000`. */
  readonly url: string;
  /** An access token, sent instead of a cookie. */
  readonly token?: string;
  /** A session that another client has: what its `cookie()` said. */
  readonly cookie?: string;
  readonly fetch?: typeof globalThis.fetch;
}

type Outputs = inferRouterOutputs<AppRouter>;
type TicketAnswer = Outputs['tickets']['parseDocument'];

export interface OooClient {
  /** Every procedure with its types: `client.api.trips.list.query()`. */
  readonly api: TRPCClient<AppRouter>;
  /** Signs in where local sign-in is on, and keeps the session for later calls. */
  readonly signInLocally: (person: { email: string; name: string }) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Sends a file as it is: shorter than through `api.tickets.parseDocument`, up to 30 MB. */
  readonly uploadTicket: (file: {
    name: string;
    bytes: Uint8Array<ArrayBuffer>;
    receivedOn?: string;
    sender?: string;
  }) => Promise<TicketAnswer>;
  /** The session as a `Cookie` header, to go on with it later; undefined where there is none. */
  readonly cookie: () => string | undefined;
}

/** What every error of the server carries: a code of a closed set, and a sentence for people. */
export type OooErrorBody = NonNullable<TRPCClientError<AppRouter>['data']>['app'];

/** Thrown by what goes past the procedures; the procedures throw a TRPCClientError. */
export class OooError extends Error {
  override readonly name = 'OooError';
  readonly body: OooErrorBody;

  constructor(body: OooErrorBody) {
    super(body.message);
    this.body = body;
  }
}

/** The server's own words for whatever a call threw; undefined where the server was not reached. */
export function errorBodyOf(error: unknown): OooErrorBody | undefined {
  if (error instanceof OooError) return error.body;
  return error instanceof TRPCClientError ? toBody(error.data) : undefined;
}

function toBody(
  data: TRPCClientError<AppRouter>['data'] | null | undefined,
): OooErrorBody | undefined {
  return data?.app;
}

/** A client for scripts: typed procedures, and a session or a token that goes with every call. */
export function createOooClient(options: OooClientOptions): OooClient {
  const { url, token } = options;
  const jar = createCookieJar(options.cookie);
  const send = authorized(options.fetch ?? globalThis.fetch, jar, token);
  const at = (path: string): string => new URL(path, url).href;

  const link = httpBatchLink({
    url: at('/trpc'),
    transformer: superjson,
    fetch: async (input, init) => send(input, { ...init, signal: init?.signal ?? null }),
  });
  const api = createTRPCClient<AppRouter>({ links: [link] });
  return {
    api,
    signInLocally: async (person) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(person);
      await check(await send(at('/api/login/local'), { method: 'POST', headers, body }));
    },
    signOut: async () => {
      await api.account.signOut.mutate();
      jar.clear();
    },
    uploadTicket: async ({ name, bytes, ...fields }) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.set(field, value);
      form.set('document', new Blob([bytes]), name);
      const answer = await send(at('/api/parse-document'), { method: 'POST', body: form });
      return (await check(answer)).json() as Promise<TicketAnswer>;
    },
    cookie: () => jar.header(),
  };
}

/** Puts the token or the session on a request, and takes a new session from its answer. */
function authorized(
  fetch: typeof globalThis.fetch,
  jar: CookieJar,
  token: string | undefined,
): typeof globalThis.fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const cookie = jar.header();
    if (token) headers.set('authorization', `Bearer ${token}`);
    else if (cookie) headers.set('cookie', cookie);
    const answer = await fetch(input, { ...init, headers });
    jar.take(answer);
    return answer;
  };
}

async function check(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  throw new OooError((await answer.json()) as OooErrorBody);
}
