import fp from 'fastify-plugin';
import { AppError } from '../errors/app-error.ts';

/**
 * Refuses a request with more than one `Host`: Node keeps the first, a proxy may have looked at the last, and what one
 * of the two has allowed the other would answer (RFC 9112, 3.2).
 */
export const oneHost = fp((app, _options, done) => {
  app.addHook('onRequest', (request, reply, next) => {
    if (countHosts(request.raw.rawHeaders) < 2) return next();
    reply.header('connection', 'close');
    return next(new AppError('several-hosts'));
  });
  done();
});

/** Of names and values by turns. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
