import { gzip } from 'node:zlib';
import fp from 'fastify-plugin';

/**
 * What a connection carries before its first acknowledgement: ten segments of 1460 bytes. A smaller answer
 * arrives in the same round trip as a compressed one.
 */
const THRESHOLD_BYTES = 14_600;
/** The cheapest: an answer is read once. */
const LEVEL = 1;

/**
 * Compresses large texts that are generated for each request, in one piece and off the event loop. The web's files
 * are compressed at build time, and downloads are mostly compressed already.
 */
export const compressAnswers = fp((app, _options, done) => {
  app.addHook('onSend', (request, reply, payload, next) => {
    const accepts = request.headers['accept-encoding'] ?? '';
    if (typeof payload !== 'string' || payload.length < THRESHOLD_BYTES) return next();
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(accepts) || reply.hasHeader('content-encoding')) return next();
    reply.removeHeader('content-length').header('content-encoding', 'gzip');
    gzip(payload, { level: LEVEL }, next);
  });
  done();
});
