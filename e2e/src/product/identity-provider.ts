import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';

export const CLIENT = { id: 'ooo', secret: 'only these two know it' };

/** What the provider says of whoever signs in; the account is the name typed at its page. */
export interface Claims {
  readonly email?: string;
  readonly email_verified?: boolean;
}

/** What goes wrong on the way, one thing at a time. */
export type Fault = 'nonce' | 'issuer';

/** A real OpenID Connect provider on loopback, with its own pages, that can be made to err. */
export class IdentityProvider {
  readonly issuer: string;
  claims: Claims = {};
  readonly #server: Server;
  readonly #provider: Provider;
  readonly #fault: Fault | undefined;

  constructor(port: number, redirectUri: string, fault?: Fault) {
    this.issuer = `http://localhost:${port}`;
    this.#fault = fault;
    // With the wrong issuer everything else stays right: addresses, keys and signatures.
    this.#provider = new Provider(fault === 'issuer' ? `http://127.0.0.1:${port}` : this.issuer, {
      clients: [
        { client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      cookies: { keys: ['only for journeys'] },
      findAccount: (_, accountId) => ({
        accountId,
        claims: () => ({
          sub: accountId,
          email: `${accountId}@example.com`,
          email_verified: true,
          name: accountId,
          ...this.claims,
        }),
      }),
    });
    const answer = this.#provider.callback();
    this.#server = createServer((request, response) => {
      this.#meddle(request, response);
      void answer(request, response);
    });
  }

  async listen(): Promise<void> {
    const { port } = new URL(this.issuer);
    await new Promise<void>((resolve) => {
      this.#server.listen(Number(port), '127.0.0.1', resolve);
    });
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #meddle(request: IncomingMessage, response: ServerResponse): void {
    const { url = '' } = request;
    if (this.#fault === 'nonce' && url.startsWith('/auth?')) {
      request.url = url.replace(/([?&]nonce=)[^&]*/, '$1another');
    }
    if (this.#fault === 'issuer' && url.includes('openid-configuration')) {
      const end = response.end.bind(response);
      response.removeHeader('content-length');
      response.end = ((body: unknown) => {
        const text = String(body).replace(
          /"issuer":"[^"]*"/,
          `"issuer":${JSON.stringify(this.issuer)}`,
        );
        response.setHeader('content-length', Buffer.byteLength(text));
        return end(text);
      }) as ServerResponse['end'];
    }
  }
}
