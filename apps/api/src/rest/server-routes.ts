import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Spend } from '../plugins/rate-limits.ts';
import { keptText } from './kept-text.ts';
import { describeApi } from './openapi.ts';

interface ServerRoutesOptions {
  readonly version: string;
  readonly cookieName: string;
  readonly spend: Spend;
}

/** The server's documentation: for programs, and as a page for people that loads nothing from elsewhere. */
export async function serverRoutes(
  app: FastifyInstance,
  { version, cookieName, spend }: ServerRoutesOptions,
): Promise<void> {
  app.addHook('onRequest', async (request) => spend('page', request));
  const document = describeApi(version, cookieName);
  const text = JSON.stringify(document);
  app.get('/openapi.json', keptText(text, 'application/json; charset=utf-8'));

  app.addHook('onRoute', (route) => {
    if (/\/docs\/?$/.test(route.url)) route.config = { ...route.config, isPage: true };
  });
  await app.register(swagger, { mode: 'static', specification: asSpecification(document) });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: app.prefix,
    theme: { title: 'OOO API' },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', showExtensions: true },
  });
}

/** Holds because `describeApi` writes OpenAPI; the plugin has only the types of 3.0, and passes the document on. */
function asSpecification(document: object): StaticDocumentSpec {
  return { document } as StaticDocumentSpec;
}
