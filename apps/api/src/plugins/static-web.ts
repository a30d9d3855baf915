import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors/app-error.ts';
import { makePage } from './page.ts';
import type { Spend } from './rate-limits.ts';

/** Where `pnpm build` puts the web application. */
export const WEB_ROOT = resolve(import.meta.dirname, '../../../web/dist');

interface StaticWebOptions {
  readonly root: string;
  /** The installation's own address, for previews of links. */
  readonly publicUrl: string;
  readonly spend: Spend;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

const isForServer = (url: string): boolean => /^\/(api|trpc)(\/|$|\?)/.test(url);

/** The addresses of the screens. */
const SCREENS =
  /^\/(landing|smart-packlist|trip\/\d+|invite|sign-in|account|preferences|playground|privacy|terms)(\?|$)/;

/**
 * True when a person opens an address in a browser, as opposed to a script that requests a file. A program that shows a preview of a
 * link accepts anything, and gets the page at existing addresses.
 */
function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (SCREENS.test(request.url)) return true;
  const accepts = request.headers.accept ?? '';
  const isFile = /^\/assets(\/|$|\?)/.test(request.url);
  return accepts.includes('text/html') && !isFile && !isForServer(request.url);
}

/**
 * Serves the built web application: files under `assets` have a hash in their name and are cached for good; the page
 * is requested anew each time and answers every address that a person opens.
 */
export const staticWeb = fp<StaticWebOptions>(async (app, { root, publicUrl, spend }) => {
  // Unknown addresses too: someone who probes for holes requests nothing else. The hook runs for every route, and
  // those of the API have limits of their own.
  app.addHook('onRequest', (request, _reply, next) => {
    if (!request.is404 && isForServer(request.url)) next();
    else void spendPage(request, next);
  });

  async function spendPage(request: FastifyRequest, next: (error?: Error) => void): Promise<void> {
    try {
      await spend('page', request);
      next();
    } catch (error) {
      next(error instanceof Error ? error : new Error('The page was refused.', { cause: error }));
    }
  }

  const file = join(root, 'index.html');
  const hasWeb = existsSync(file);
  const sendPage = makePage(file, publicUrl);
  if (!hasWeb) app.log.warn({ root }, 'the web application is not built: only the API answers');

  if (hasWeb) {
    app.get('/', sendPage);
    app.get('/index.html', sendPage);
    await app.register(fastifyStatic, {
      root,
      wildcard: true,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(root, 'assets'));
        reply.header('cache-control', isHashed ? IMMUTABLE : 'no-cache');
      },
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (hasWeb && isNavigation(request)) return sendPage(request, reply);
    throw new AppError('no-such-address');
  });
});
