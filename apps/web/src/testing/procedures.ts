import type { AppErrorBody, AppErrorCode } from '@ooo/domain/shared/app-error-code';
import { http, HttpResponse } from 'msw';
import { deserialize, serialize, type SuperJSONResult } from 'superjson';
import type { Procedures } from '../lib/trpc.ts';
import { server } from './server.ts';

/** Thrown by an answer: the error body that the server would have sent. */
export class ProcedureError extends Error {
  readonly body: AppErrorBody;

  constructor(code: AppErrorCode, message: string, details?: unknown) {
    super(message);
    this.body = {
      code,
      message,
      requestId: 'req-test',
      ...(details === undefined ? {} : { details }),
    };
  }
}

/** The statuses of codes that the web distinguishes; the rest are ordinary refusals. */
const STATUS: Partial<Record<AppErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  INVITE_REQUIRED: 403,
  NOT_FOUND: 404,
  INTERNAL: 500,
  UPSTREAM_UNAVAILABLE: 502,
  UNAVAILABLE: 503,
  MAINTENANCE: 503,
};

const table = new Map<string, (input: unknown) => unknown>();

/** After each test, which `setup.ts` sees to. */
export function forgetAnswers(): void {
  table.clear();
}

async function answer(path: string, raw: unknown) {
  const procedure = table.get(path);
  if (!procedure) throw new Error(`no answer for the procedure ${path}`);
  try {
    const input = raw === undefined ? undefined : deserialize(raw as SuperJSONResult);
    return { result: { data: serialize(await procedure(input)) } };
  } catch (error) {
    if (!(error instanceof ProcedureError)) throw error;
    const { code } = error.body;
    const data = { code, httpStatus: STATUS[code] ?? 400, path, app: error.body };
    return { error: serialize({ message: error.message, code: -32_000, data }) };
  }
}

async function readInputs(request: Request): Promise<Record<string, unknown>> {
  const text =
    request.method === 'GET'
      ? new URL(request.url).searchParams.get('input')
      : await request.clone().text();
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

/**
 * Answers tRPC procedures, batched or not, until the test ends; a later call replaces answers of
 * an earlier one. A procedure that no call has named fails the request.
 */
export function mockProcedures(answers: Procedures): void {
  for (const [path, procedure] of Object.entries(answers)) {
    table.set(path, procedure as (input: unknown) => unknown);
  }
  server.use(
    http.all('*/trpc/:paths', async ({ request, params }) => {
      const names = String(params['paths']).split(',');
      const inputs = await readInputs(request);
      const parts = await Promise.all(names.map((name, at) => answer(name, inputs[at])));
      return HttpResponse.json(parts);
    }),
  );
}
