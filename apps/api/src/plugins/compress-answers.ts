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
 * Compresses large texts that are made anew for each request, in one piece and beside the event loop. Files of
 * the web are compressed when it is built, and what a traveller downloads is mostly compressed already.
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
