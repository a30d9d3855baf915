import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser send. A browser says where a request comes from in `Sec-Fetch-Site`, an
 * older one at least in `Origin`; a script sends neither and has no cookie that it was not given.
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (READS.has(request.method)) return;
  const { origin } = request.headers;
  if (origin === publicUrl) return;
  const site = request.headers['sec-fetch-site'];
  const isOwn =
    site === undefined ? origin === undefined : site === 'same-origin' || site === 'none';
  if (isOwn) return;
  throw new AppError('other-site');
}

/** True where another site sent the browser here, by a link or a redirect. */
export function isFromAnotherSite(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] === 'cross-site';
}
