import type { FastifyInstance } from 'fastify';
import type { Spend } from '../plugins/rate-limits.ts';
import { docsPage } from './docs-page.ts';
import { keptText } from './kept-text.ts';
import { describeApi } from './openapi.ts';

interface ServerRoutesOptions {
  readonly version: string;
  readonly cookieName: string;
  readonly spend: Spend;
}

/** The server's documentation. */
export async function serverRoutes(
  app: FastifyInstance,
  { version, cookieName, spend }: ServerRoutesOptions,
): Promise<void> {
  app.addHook('onRequest', async (request) => spend('page', request));
  const description = JSON.stringify(describeApi(version, cookieName));
  app.get('/openapi.json', keptText(description, 'application/json; charset=utf-8'));
  app.get('/docs', { config: { isPage: true } }, keptText(docsPage(), 'text/html; charset=utf-8'));
}
