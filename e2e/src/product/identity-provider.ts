import { createServer, type Server } from 'node:http';
import { Provider } from 'oidc-provider';

export const CLIENT = { id: 'ooo', secret: 'only these two know it' };

/** A real OpenID Connect provider on loopback, with its own pages: the account is the e-mail typed there. */
export class IdentityProvider {
  readonly issuer: string;
  readonly #server: Server;

  constructor(issuer: string, server: Server) {
    this.issuer = issuer;
    this.#server = server;
  }

  static async listen(port: number, redirectUri: string): Promise<IdentityProvider> {
    const issuer = `http://localhost:${port}`;
    const provider = new Provider(issuer, {
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
          email: accountId,
          email_verified: true,
          name: accountId.split('@')[0] ?? accountId,
        }),
      }),
    });
    const answer = provider.callback();
    const server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    return new IdentityProvider(issuer, server);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
