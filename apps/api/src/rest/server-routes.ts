import type { FastifyInstance } from 'fastify';
import { UNHEALTHY_STATUS } from '../errors.ts';
import { docsPage } from './docs-page.ts';
import { describeApi } from './openapi.ts';

interface ServerRoutesOptions {
  readonly version: string;
  readonly cookieName: string;
  /** Resolves where the database answers. */
  readonly isDatabaseUp: () => Promise<boolean>;
}

/** What the server says of itself: its health and its documentation. */
export async function serverRoutes(
  app: FastifyInstance,
  { version, cookieName, isDatabaseUp }: ServerRoutesOptions,
): Promise<void> {
  app.get('/health', async (_request, reply) => {
    const isUp = await isDatabaseUp();
    const state = isUp ? 'ok' : 'error';
    if (!isUp) reply.code(UNHEALTHY_STATUS);
    return reply.send({ status: state, database: state, version });
  });

  const description = describeApi(version, cookieName);
  app.get('/openapi.json', async () => description);

  const page = docsPage();
  app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
