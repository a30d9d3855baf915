import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { describeApi } from './openapi.ts';

interface ServerRoutesOptions {
  readonly version: string;
  readonly cookieName: string;
}

/** The server's documentation. */
export async function serverRoutes(
  app: FastifyInstance,
  { version, cookieName }: ServerRoutesOptions,
): Promise<void> {
  const description = describeApi(version, cookieName);
  app.get('/openapi.json', async () => description);

  const page = docsPage();
  app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
