import { TRPCError } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { assertShallow } from '../shared/json-depth.ts';
import { findDeclared } from './call-procedure.ts';
import { readWritten } from './read-written.ts';

/** The web sends what one screen asks for in one request. */
const MAX_BATCH = 25;

/** One procedure of a request. */
export interface TrpcCall {
  readonly path: string;
  /** Throws a TRPCError if the procedure cannot be called like this. */
  readonly readInput: () => unknown;
}

export interface TrpcCalls {
  readonly isBatch: boolean;
  readonly calls: readonly TrpcCall[];
}

interface Address {
  readonly Params: { readonly path: string };
  readonly Querystring: { readonly batch?: string; readonly input?: string };
  readonly Body: string | undefined;
}

/**
 * The procedures that a request names, in their order: in the path, separated by commas if the query has `batch=1`,
 * and their inputs in the body of a POST or in `input` of a GET. Throws an error for what is not JSON and for too many.
 */
export function readCalls(request: FastifyRequest): TrpcCalls {
  const { params, query, body } = request as FastifyRequest<Address>;
  const isBatch = query.batch === '1';
  const paths = isBatch ? params.path.split(',') : [params.path];
  if (paths.length > MAX_BATCH) {
    throw new AppError('batch-too-long', { limit: MAX_BATCH });
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const inputs = parse(isRead ? query.input : body);
  const type = isRead ? 'query' : 'mutation';
  const inputOf = (index: number): unknown => (isBatch ? fieldOf(inputs, String(index)) : inputs);
  return {
    isBatch,
    calls: paths.map((path, index) => ({
      path,
      readInput: () => {
        checkCall(path, type);
        return toInput(inputOf(index));
      },
    })),
  };
}

function checkCall(path: string, type: 'query' | 'mutation'): void {
  const declared = findDeclared(path);
  if (!declared) throw new TRPCError({ code: 'NOT_FOUND' });
  if (declared.type !== type) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' });
  if (declared.answer.isPlain) return;
  throw new AppError('answer-is-file');
}

function parse(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined;
  assertShallow(text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TRPCError({ code: 'PARSE_ERROR', cause });
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** superjson's format. Without `meta` the value is plain JSON. */
function toInput(written: unknown): unknown {
  if (!isObject(written)) return undefined;
  if (written['meta'] === undefined) return written['json'];
  return readWritten(written);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
