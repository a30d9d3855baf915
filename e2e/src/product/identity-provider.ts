import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Provider } from 'oidc-provider';

export const CLIENT = { id: 'ooo', secret: 'only these two know it' };

/** The claims of the user who signs in; the account is the name typed on the provider's page. */
export interface Claims {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly picture?: string;
}

/** One green pixel. */
const PORTRAIT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGPQqAj4DwADrAHwEd1kYwAAAABJRU5ErkJggg==',
  'base64',
);
const PORTRAIT_PATH = '/portrait.png';

const DISCOVERY = '/.well-known/openid-configuration';

/** The fault in the sign-in, one at a time. */
export type Fault = 'nonce' | 'issuer';

/** A real OpenID Connect provider on loopback, with its own pages and faults on demand. */
export class IdentityProvider {
  readonly issuer: string;
  claims: Claims = {};
  fault: Fault | undefined;
  /** The requests for the picture that it keeps. */
  readonly askedForPortrait: IncomingMessage[] = [];
  readonly #server: Server;

  constructor(port: number, redirectUri: string) {
    this.issuer = `http://localhost:${port}`;
    const answer = this.#answerAs(this.issuer, redirectUri);
    // Under another name everything else stays right: addresses, keys and signatures.
    const answerAsAnother = this.#answerAs(`http://127.0.0.1:${port}`, redirectUri);
    this.#server = createServer((request, response) => {
      if (request.url === PORTRAIT_PATH) {
        this.askedForPortrait.push(request);
        response.setHeader('content-type', 'image/png').end(PORTRAIT);
        return;
      }
      if (this.fault === 'nonce') changeNonce(request);
      const isImpostor = this.fault === 'issuer' && !request.url?.startsWith(DISCOVERY);
      void (isImpostor ? answerAsAnother : answer)(request, response);
    });
  }

  /** Where it keeps a picture. */
  get portraitUrl(): string {
    return this.issuer + PORTRAIT_PATH;
  }

  /** Also after {@link close}. */
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

  #answerAs(issuer: string, redirectUri: string) {
    const provider = new Provider(issuer, {
      clients: [
        { client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
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
    return provider.callback();
  }
}

/** What the product has asked for comes back changed. */
function changeNonce(request: IncomingMessage): void {
  const { url = '' } = request;
  if (url.startsWith('/auth?')) request.url = url.replace(/([?&]nonce=)[^&]*/, '$1another');
}
