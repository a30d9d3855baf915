import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { RestRoute } from './rest-route.ts';

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isId = (name: string): boolean => /^id$|Id$/.test(name);

/** Digits of an id become a number; anything else stays for the procedure's schema to refuse. */
function readParams(request: FastifyRequest): Fields {
  const params = isFields(request.params) ? request.params : {};
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      isId(name) && typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
    ]),
  );
}

/** A JSON object; BAD_REQUEST for anything else, and if there is none. */
export function readBody({ body }: { readonly body: unknown }): Fields {
  if (isFields(body)) return body;
  throw new AppError(body === undefined ? 'body-without-object' : 'body-not-object');
}

interface ReadBody {
  /** As it was parsed, or as a form was. */
  readonly body: unknown;
  readonly isBodyNeeded: boolean;
}

/**
 * The procedure's input: the query or the body, overlaid with the path's parameters. A DELETE may lack a body, and so
 * may a POST that needs none.
 */
export function readInput(
  request: FastifyRequest,
  route: RestRoute,
  { body, isBodyNeeded }: ReadBody,
): unknown {
  const params = readParams(request);
  if (route.method === 'GET') {
    const query = isFields(request.query) ? request.query : {};
    const read: unknown = route.query ? route.query.parse(query) : query;
    return { ...(isFields(read) && read), ...params };
  }
  const mayBeWithout = route.method === 'DELETE' || !isBodyNeeded;
  if (mayBeWithout && body === undefined) return params;
  const fields = readBody({ body });
  return route.isPatch ? { ...params, patch: fields } : { ...fields, ...params };
}
