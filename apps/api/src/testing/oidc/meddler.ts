import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type CryptoKey, decodeJwt, SignJWT } from 'jose';
import { atEnd } from '@ooo/db/testing/at-end';
import { listenAnywhere } from '../ports.ts';

export interface Meddler {
  /** Where the provider seems to be. */
  readonly address: string;
  /** Tampers with the ID token in transit; undefined leaves it alone. */
  changeIdToken: ((token: string) => Promise<string | undefined>) | undefined;
  /** Paths that answer with 503. */
  broken: RegExp | undefined;
  /** The token with other claims, signed by the provider's own key by default. */
  readonly resign: (
    token: string,
    claims: object,
    key?: CryptoKey | Uint8Array,
    alg?: string,
  ) => Promise<string>;
}

interface Options {
  readonly upstreamPort: number;
  readonly privateKey: CryptoKey;
}

/** Sits between a provider and everyone else, and does what no real provider would. */
export async function startMeddler({ upstreamPort, privateKey }: Options): Promise<Meddler> {
  const server = createServer((request, response) => {
    if (meddler.broken?.test(request.url ?? '')) response.writeHead(503).end();
    else void forward(request, response);
  });
  const port = await listenAnywhere(server);
  const meddler: Meddler = {
    address: `http://127.0.0.1:${port}`,
    changeIdToken: undefined,
    broken: undefined,
    resign: async (token, claims, key = privateKey, alg = 'RS256') =>
      new SignJWT({ ...decodeJwt(token), ...claims })
        .setProtectedHeader({ alg, kid: 'the-key' })
        .sign(key),
  };

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url: path, headers } = request;
    const upstream = ask({ host: '127.0.0.1', port: upstreamPort, method, path, headers });
    upstream.end(await buffer(request));
    upstream.once('error', () => response.writeHead(502).end());
    upstream.once('response', (answer) => {
      void handOn(answer, path, response);
    });
  }

  async function handOn(
    answer: IncomingMessage,
    path: string | undefined,
    response: ServerResponse,
  ): Promise<void> {
    const body = await buffer(answer);
    const sent = path === '/token' ? await meddle(body) : body;
    const length = { 'content-length': sent.length };
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...length }).end(sent);
  }

  async function meddle(body: Buffer): Promise<Buffer> {
    const tokens: unknown = JSON.parse(body.toString());
    const hasToken = typeof tokens === 'object' && tokens && 'id_token' in tokens;
    if (!meddler.changeIdToken || !hasToken) return body;
    const changed = await meddler.changeIdToken(String(tokens.id_token));
    return Buffer.from(JSON.stringify({ ...tokens, id_token: changed }));
  }

  atEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  return meddler;
}
