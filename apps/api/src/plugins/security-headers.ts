import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
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
export const securityHeaders = fp<{ env: Env }>(async (app, { env }) => {
  const tiles = tileSources(env);
  const pmtiles = env.pmtilesUrl && !env.offline ? [new URL(env.pmtilesUrl).origin] : [];
  await app.register(helmet, {
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
  });
});
