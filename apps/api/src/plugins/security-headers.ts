import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import { pictureOrigins } from '../auth/picture-origins.ts';
import type { Env } from '../env.ts';

/** The origins that a tile address asks for: Leaflet's `{s}` stands for any of the tile servers. */
function tileSources(env: Env): string[] {
  if (env.offline) return [];
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(env.tiles.url) ?? [];
  return [origin.replace('{s}', '*')];
}

/**
 * A content security policy without inline script. `style-src` has to allow inline styles: Mantine
 * sets its variables and Leaflet the place of every tile and marker in `style` attributes.
 */
function helmetOptions(env: Env): HelmetOptions {
  const tiles = tileSources(env);
  const pmtiles = env.pmtilesUrl && !env.offline ? [new URL(env.pmtilesUrl).origin] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles, ...pictureOrigins(env)],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...pmtiles],
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

/** What helmet sets on an answer. It makes the policy anew for each, and each of ours is the same. */
function headersOf(env: Env): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(helmetOptions(env))(request, response, (error?: unknown) => {
    if (error) throw new Error('There are no security headers.', { cause: error });
  });
  return { ...response.getHeaders() };
}

export const securityHeaders = fp<{ env: Env }>((app, { env }, done) => {
  const headers = headersOf(env);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
  done();
});
