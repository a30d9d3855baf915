import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { RestRoute } from './rest-route.ts';

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isId = (name: string): boolean => /^id$|Id$/.test(name);

/** Digits of an id become a number; anything else stays for the procedure's schema to refuse. */
export function readParams(request: FastifyRequest): Fields {
  const params = isFields(request.params) ? request.params : {};
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      isId(name) && typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
    ]),
  );
}

function readBody(request: FastifyRequest): Fields {
  if (isFields(request.body)) return request.body;
  throw new AppError('BAD_REQUEST', { message: 'Send a JSON object as the body of the request.' });
}

/**
 * What the procedure gets: the query or the body, with the path's parameters laid over it. A DELETE
 * may be without a body.
 */
export function readInput(request: FastifyRequest, route: RestRoute): unknown {
  const params = readParams(request);
  if (route.method === 'GET') {
    const query = isFields(request.query) ? request.query : {};
    const read: unknown = route.query ? route.query.parse(query) : query;
    return { ...(isFields(read) && read), ...params };
  }
  if (route.method === 'DELETE' && request.body === undefined) return params;
  const body = readBody(request);
  return route.isPatch ? { ...params, patch: body } : { ...body, ...params };
}
