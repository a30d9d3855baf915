import { AppErrorBody } from '@ooo/domain/shared/app-error-code';
import { z } from 'zod';
import type { Answer } from './ask.ts';

/** The outcome of an answer: a code of the contract or `ok`, and what is wrong with it, if anything. */
export interface Judged {
  readonly code: string;
  readonly fault?: string;
}

const TrpcFailure = z.object({
  error: z.object({ json: z.object({ data: z.object({ app: AppErrorBody }) }) }),
});
const TrpcSuccess = z.object({ result: z.object({ data: z.unknown() }) });

/** Server errors, whatever was asked: no request may cause them. */
const OUR_FAULT = /^(INTERNAL|UNAVAILABLE|MAINTENANCE|RATE_LIMITED)$/;

const ofCode = (code: string, text: string): Judged => ({
  code,
  ...(OUR_FAULT.test(code) && { fault: `${code}: ${text.slice(0, 300)}` }),
});
const broken = (why: string, text: string): Judged => ({
  code: 'broken',
  fault: `${why}: ${text.slice(0, 300)}`,
});

export function judgeRest({ status, text, isJson }: Answer): Judged {
  if (status === 'hang' || status === 'closed') return { code: status, fault: status };
  if (status < 300) {
    return isJson && !isJsonText(text) ? broken('not JSON', text) : { code: 'ok' };
  }
  const error = AppErrorBody.safeParse(read(text));
  return error.success ? ofCode(error.data.code, text) : broken(`status ${status}`, text);
}

/** One for each call of the request. */
export function judgeTrpc(answer: Answer, calls: number, isBatch: boolean): Judged[] {
  const { status, text } = answer;
  if (status === 'hang' || status === 'closed') return [{ code: status, fault: status }];
  const body = read(text);
  // A refusal before tRPC, such as for a line of 20 kB, does not have tRPC's form.
  if (AppErrorBody.safeParse(body).success) return [judgeRest(answer)];
  if (!isBatch || !Array.isArray(body)) return [judgeCall(body, text)];
  if (body.length !== calls) return [broken(`${body.length} answers for ${calls} calls`, text)];
  return body.map((part) => judgeCall(part, text)).map(allowQueue);
}

/** Several plans or readings of one person at once are more than their share of the queue. */
function allowQueue({ code, ...judged }: Judged): Judged {
  return code === 'RATE_LIMITED' ? { code } : { code, ...judged };
}

function judgeCall(body: unknown, text: string): Judged {
  if (TrpcSuccess.safeParse(body).success) return { code: 'ok' };
  const failure = TrpcFailure.safeParse(body);
  return failure.success
    ? ofCode(failure.data.error.json.data.app.code, text)
    : broken('neither a result nor an error', text);
}

function read(text: string): unknown {
  return isJsonText(text) ? JSON.parse(text) : undefined;
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
