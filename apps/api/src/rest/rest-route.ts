import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { z } from 'zod';
import type { AppRouter } from '../trpc/root.ts';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

/** `trips.get` and so on: every procedure there is. */
export type ProcedurePath = {
  [Feature in keyof Inputs]: `${Feature}.${Extract<keyof Inputs[Feature], string>}`;
}[keyof Inputs];

export type OutputOf<P extends ProcedurePath> = P extends `${infer Feature}.${infer Name}`
  ? Feature extends keyof Outputs
    ? Name extends keyof Outputs[Feature]
      ? Outputs[Feature][Name]
      : never
    : never
  : never;

export type InputOf<P extends ProcedurePath> = P extends `${infer Feature}.${infer Name}`
  ? Feature extends keyof Inputs
    ? Name extends keyof Inputs[Feature]
      ? Inputs[Feature][Name]
      : never
    : never
  : never;

/** A procedure as the caller of the route. */
export type Call = <P extends ProcedurePath>(path: P, input: InputOf<P>) => Promise<OutputOf<P>>;

/**
 * A documented path in front of a procedure. Its input is the body, or for GET the query, with the
 * path's parameters laid over it: they are named like the fields of the input, and digits in an id
 * are a number.
 */
export interface RestRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** In Fastify's form, below `/api`. */
  readonly path: string;
  readonly procedure: ProcedurePath;
  readonly summary: string;
  readonly status: 200 | 201 | 204;
  /** The body is the field `patch` of the input. */
  readonly isPatch: boolean;
  /** Turns the query of a GET into the procedure's input, if its fields are not strings. */
  readonly query?: z.ZodType;
  /** The body is a form with a file or several of them. */
  readonly upload?: Upload;
  /** The answer can be followed line by line while the procedure is at work. */
  readonly tellsSteps?: true;
  /** How many copies of the upload are in memory at a time while the procedure works on it. */
  readonly copies: number;
  readonly answer: (output: unknown) => unknown;
  /** Additional headers of the answer. */
  readonly headers: (output: unknown) => Record<string, string>;
  /** The answer as a file, if it is one. */
  readonly file?: FileAnswer<unknown>;
  /** JSON Schema of the answer, if it is not the procedure's output. */
  readonly answers?: Record<string, unknown>;
}

export interface Upload {
  /** The name of the form's field that holds the file. */
  readonly field: string;
  /** The field may come more than once: the input is `documents`. */
  readonly isList?: boolean;
  /** The size limit of the file, if it is not that of all uploads. */
  readonly limit?: UploadLimit;
}

export interface UploadLimit {
  readonly bytes: number;
  /** Why a larger one is refused. */
  readonly reason: 'place-file-too-large';
}

/** An answer that a browser saves rather than shows. */
export interface FileAnswer<Output> {
  readonly name: string | ((output: Output) => string);
  readonly type: string | ((output: Output) => string);
  /** True if there may be no file; the answer is then 204. */
  readonly isAbsent?: (output: Output) => boolean;
  /** How long browsers may keep the file; they keep no other answer of the API. */
  readonly cacheControl?: string;
  /** The size in bytes, if it is known in advance. */
  readonly length?: (output: Output) => number;
  /** Parts are made as the receiver takes them. `call` asks further procedures, as the same caller. */
  readonly body: (output: Output, call: Call) => AsyncIterable<Uint8Array> | string;
  /** Aborted when the connection is to end before all is sent. */
  readonly lost?: (output: Output) => AbortSignal;
}

interface RouteOptions<P extends ProcedurePath> {
  readonly procedure: P;
  readonly summary: string;
  readonly status?: RestRoute['status'];
  readonly isPatch?: boolean;
  readonly query?: z.ZodType;
  /** The form's field that contains the file, or several files if its name ends with `[]`. */
  readonly upload?: string;
  readonly uploadLimit?: UploadLimit;
  readonly tellsSteps?: true;
  readonly copies?: number;
  /** The path's answer, if it is not the procedure's output. */
  readonly answer?: (output: OutputOf<P>) => unknown;
  readonly headers?: (output: OutputOf<P>) => Record<string, string>;
  readonly file?: FileAnswer<OutputOf<P>>;
  readonly answers?: Record<string, unknown>;
}

/** `rest('GET /trips/:id', …)`. PATCH answers 200 and carries a patch, DELETE answers 204. */
export function rest<P extends ProcedurePath>(
  address: `${RestRoute['method']} /${string}`,
  { answer, headers, file, upload, uploadLimit, ...options }: RouteOptions<P>,
): RestRoute {
  const [method, path] = address.split(' ') as [RestRoute['method'], string];
  return {
    method,
    path,
    status: method === 'DELETE' ? 204 : 200,
    isPatch: method === 'PATCH',
    copies: 2,
    ...options,
    ...(upload && {
      upload: {
        field: upload.replace('[]', ''),
        isList: upload.endsWith('[]'),
        ...(uploadLimit && { limit: uploadLimit }),
      },
    }),
    answer: answer ? (output) => answer(asOutput<P>(output)) : (output) => output,
    ...(file && { file: overUnknown<P>(file) }),
    headers: (output) => headers?.(asOutput<P>(output)) ?? {},
  };
}

function overUnknown<P extends ProcedurePath>(file: FileAnswer<OutputOf<P>>): FileAnswer<unknown> {
  const { name, type, length, body, isAbsent, lost, ...rest } = file;
  return {
    ...rest,
    ...(isAbsent && { isAbsent: (output: unknown) => isAbsent(asOutput<P>(output)) }),
    name: typeof name === 'string' ? name : (output) => name(asOutput<P>(output)),
    type: typeof type === 'string' ? type : (output) => type(asOutput<P>(output)),
    ...(lost && { lost: (output: unknown) => lost(asOutput<P>(output)) }),
    ...(length && { length: (output: unknown) => length(asOutput<P>(output)) }),
    body: (output, call) => body(asOutput<P>(output), call),
  };
}

/** Holds because a route is only ever given what its own procedure answered. */
export function asOutput<P extends ProcedurePath>(output: unknown): OutputOf<P> {
  return output as OutputOf<P>;
}
