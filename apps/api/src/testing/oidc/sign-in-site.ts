import type { AuditAction, AuditEntry } from '@ooo/domain/admin/audit.schema';
import { listAuditEntries } from '@ooo/db/queries/audit.queries';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { Browser, Page } from './browser.ts';
import {
  CLIENT,
  type IdentityProvider,
  type Person,
  startIdentityProvider,
} from './identity-provider.ts';
import { ownPort } from '../own-port.ts';

export const KIM: Person = {
  sub: 'kim-1',
  email: 'kim@example.com',
  email_verified: true,
  name: 'Kim Min-ji',
  given_name: 'Min-ji',
};

/** The application on a port of its own, and a provider that it signs in at. */
export interface SignInSite extends TestApp {
  readonly address: string;
  readonly idp: IdentityProvider;
  /** Whether an address is the web application's: where the server's part of a sign-in ends. */
  readonly isWeb: (url: URL) => boolean;
  /** A whole sign-in by a browser; resolves to the path and query where it ends. */
  readonly signIn: (browser: Browser, person: Person | null, query?: string) => Promise<string>;
  /** The same, up to the address that the provider sends the browser back to. */
  readonly comeBack: (browser: Browser, person: Person, query?: string) => Promise<URL>;
  readonly userOf: (browser: Browser) => Promise<Page>;
  readonly audit: (action: AuditAction) => Promise<AuditEntry[]>;
}

const isCallback = (url: URL): boolean => url.pathname.startsWith('/api/login/callback/');

export async function startSignInSite(
  variables: Record<string, string> = {},
  options: { keepsToTheLetter?: boolean } = {},
): Promise<SignInSite> {
  const port = await ownPort();
  const address = `http://127.0.0.1:${port}`;
  const redirectUri = `${address}/api/login/callback/oidc`;
  const idp = await startIdentityProvider({ redirectUri, ...options });
  const { app, deps } = await startTestApp({
    PUBLIC_URL: address,
    OIDC_ISSUER: idp.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    // A browser is told only that a sign-in failed: the reason is in the log.
    LOG_LEVEL: 'error',
    ...variables,
  });
  await app.listen({ port, host: '127.0.0.1' });

  const isWeb = (url: URL): boolean => url.origin === address && !url.pathname.startsWith('/api/');
  return {
    app,
    deps,
    address,
    idp,
    isWeb,
    signIn: async (browser, person, query = '') => {
      idp.person = person;
      const end = await browser.open(`${address}/api/login${query}`, isWeb);
      return `${end.pathname}${end.search}`;
    },
    comeBack: async (browser, person, query = '') => {
      idp.person = person;
      return browser.open(`${address}/api/login${query}`, isCallback);
    },
    userOf: async (browser) => browser.ask(`${address}/api/auth/user`),
    audit: async (action) => (await listAuditEntries(deps.db, { action, limit: 100 })).items,
  };
}
