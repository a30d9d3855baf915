import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import type { Env } from '../context/ports/env.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for an address of the API that answers with a page. */
    readonly isPage?: boolean;
  }
}

const NO_RIGHTS = "default-src 'none'; frame-ancestors 'none'";

/** The origins that a tile address asks for: Leaflet's `{s}` means any of the tile servers. */
function tileSources(env: Env): string[] {
  if (env.offline) return [];
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(env.tiles.url) ?? [];
  return [origin.replace('{s}', '*')];
}

/** The origin of the PMTiles file, which a browser reads by parts. */
function pmtilesSources(env: Env): string[] {
  return env.offline || env.pmtilesUrl === undefined ? [] : [new URL(env.pmtilesUrl).origin];
}

/**
 * A content security policy without inline script. `style-src` has to allow inline styles: Mantine
 * sets its variables and Leaflet the place of every tile and marker in `style` attributes.
 */
function helmetOptions(env: Env): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tileSources(env)],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...pmtilesSources(env)],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(env.isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: env.isHttps,
    xFrameOptions: { action: 'deny' },
    // The tile servers of OpenStreetMap refuse requests that do not say where they come from.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  };
}

/** The map shows where the traveller is if they ask for it; nothing else of a device is used, by no frame either. */
const PERMISSIONS = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()';

/**
 * The headers that a page has, nearly all of them by helmet. Computed once: helmet builds the policy anew for each answer, but ours
 * never differs.
 */
function pageHeaders(env: Env): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(helmetOptions(env))(request, response, (error?: unknown) => {
    if (error) throw new Error('There are no security headers.', { cause: error });
  });
  return { ...response.getHeaders(), 'permissions-policy': PERMISSIONS };
}

const DATA_HEADERS = [
  'strict-transport-security',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'referrer-policy',
] as const;

/** The headers that data needs: if a browser shows it as a page, that page may do nothing. */
function dataHeaders(ofPage: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept = DATA_HEADERS.flatMap((name) =>
    ofPage[name] ? [[name, ofPage[name]] as const] : [],
  );
  return { 'content-security-policy': NO_RIGHTS, ...Object.fromEntries(kept) };
}

const isForData = (url: string): boolean => url.startsWith('/api/') || url.startsWith('/trpc/');

export const securityHeaders = fp<{ env: Env }>((app, { env }, done) => {
  const ofPage = pageHeaders(env);
  const ofData = dataHeaders(ofPage);
  app.addHook('onRequest', (request, reply, next) => {
    const { isPage } = request.routeOptions.config;
    reply.headers(isForData(request.url) && !isPage ? ofData : ofPage);
    next();
  });
  done();
});
