import { createTRPCClient, httpBatchLink, type TRPCClient, TRPCClientError } from '@trpc/client';
import type { inferRouterOutputs } from '@trpc/server';
import superjson from 'superjson';
import type { AppRouter } from '@ooo/api/trpc/root';
import { readJsonLines } from '@ooo/domain/shared/json-lines';
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
type TicketsAnswer = Outputs['tickets']['readDocuments'];
type TripDocument = Outputs['documents']['keep'];

interface File {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Journey {
  readonly documents: readonly (File & { readonly password?: string })[];
  readonly receivedOn?: string;
  readonly sender?: string;
  /** Is told what the server is at. */
  readonly onStep?: (step: ReadingStep) => void;
  readonly signal?: AbortSignal;
}

/** What is being done with which of the documents. */
export interface ReadingStep {
  readonly step: string;
  readonly document: number;
  readonly page?: number;
  readonly pages?: number;
}

type Line =
  | { readonly step: ReadingStep }
  | { readonly answer: TicketsAnswer }
  | { readonly error: OooErrorBody };

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
  /** Reads several documents as one journey, and tells on the way what is being done. */
  readonly readTickets: (journey: Journey) => Promise<TicketsAnswer>;
  /** Keeps a file with a trip as it is, up to 20 MB. */
  readonly keepDocument: (tripId: number, file: File) => Promise<TripDocument>;
  readonly fetchDocument: (tripId: number, documentId: string) => Promise<Uint8Array>;
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

/**
 * The server's own words for whatever a call threw; undefined where the server was not reached. Nothing is
 * repeated: with `UNAVAILABLE` the same call may go through in a few seconds.
 */
export function errorBodyOf(error: unknown): OooErrorBody | undefined {
  if (error instanceof OooError) return error.body;
  if (!isCallError(error)) return undefined;
  return toBody(error.data) ?? asBody(error.meta?.['responseJSON']);
}

/** Holds because the link calls no other router. */
function isCallError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}

/** Of a request that was refused before any of its calls. Holds because such an answer has the form of every error. */
function asBody(answer: unknown): OooErrorBody | undefined {
  const isBody = typeof answer === 'object' && answer && 'code' in answer && 'requestId' in answer;
  return isBody ? (answer as OooErrorBody) : undefined;
}

/** Holds because the link writes the address itself, as a text. */
function asAddress(input: unknown): string {
  return input as string;
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
    fetch: async (input, init) => send(asAddress(input), { ...init, signal: init?.signal ?? null }),
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
      const form = toForm([{ name, bytes }], fields);
      const answer = await send(at('/api/parse-document'), { method: 'POST', body: form });
      return (await check(answer)).json() as Promise<TicketAnswer>;
    },
    readTickets: async ({ documents, onStep, signal = null, ...fields }) => {
      const form = toForm(documents, fields);
      const passwords = documents.map(({ password }, at) => [at, password]);
      form.set('passwords', JSON.stringify(Object.fromEntries(passwords)));
      const headers = { accept: 'application/x-ndjson' };
      const init = { method: 'POST', body: form, headers, signal };
      const answer = await check(await send(at('/api/read-documents'), init));
      return followReading(answer, onStep);
    },
    keepDocument: async (tripId, file) => {
      const init = { method: 'POST', body: toForm([file]) };
      const answer = await check(await send(at(`/api/trips/${tripId}/documents`), init));
      return answer.json() as Promise<TripDocument>;
    },
    fetchDocument: async (tripId, documentId) => {
      const path = `/api/trips/${tripId}/documents/${documentId}`;
      return (await check(await send(at(path)))).bytes();
    },
    cookie: () => jar.header(),
  };
}

function toForm(files: readonly File[], fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  for (const { name, bytes } of files) form.append('document', new Blob([bytes]), name);
  return form;
}

/** Steps to the caller who asked for them, and the answer or the error at the end. */
async function followReading(answer: Response, onStep: Journey['onStep']): Promise<TicketsAnswer> {
  const parts = answer.body?.pipeThrough(new TextDecoderStream()) ?? [];
  for await (const value of readJsonLines(parts)) {
    const line = asLine(value);
    if ('answer' in line) return line.answer;
    if ('error' in line) throw new OooError(line.error);
    onStep?.(line.step);
  }
  throw new Error('The answer ended half-way.');
}

/** Holds because the server writes its lines by the schema `ReadingLine`. */
function asLine(value: unknown): Line {
  return value as Line;
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
