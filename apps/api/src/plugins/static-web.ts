import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';

/** Where `pnpm build` puts the web application. */
export const WEB_ROOT = resolve(import.meta.dirname, '../../../web/dist');

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Somebody who opens an address in a browser, as opposed to a script that asks for a file. */
function isNavigation(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const accepts = request.headers.accept ?? '';
  const isForServer = /^\/(api|trpc|assets)(\/|$|\?)/.test(request.url);
  return isRead && accepts.includes('text/html') && !isForServer;
}

/**
 * Serves the built web application: files under `assets` carry a hash in their name and are kept for
 * good, the page is asked for anew each time and answers every address that a person opens.
 */
export const staticWeb = fp<{ root: string }>(async (app, { root }) => {
  const hasWeb = existsSync(join(root, 'index.html'));
  if (!hasWeb) app.log.warn({ root }, 'the web application is not built: only the API answers');

  if (hasWeb) {
    await app.register(fastifyStatic, {
      root,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(root, 'assets'));
        reply.header('cache-control', isHashed ? IMMUTABLE : 'no-cache');
      },
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (hasWeb && isNavigation(request)) return reply.sendFile('index.html');
    throw new AppError('NOT_FOUND', { message: 'There is nothing at this address.' });
  });
});
