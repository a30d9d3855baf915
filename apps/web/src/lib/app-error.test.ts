import { describe, expect, it } from 'vitest';
import { TRPCClientError } from '@trpc/react-query';
import { isBusy, isConnectionError, toAppError, toRetryAfterSec } from './app-error.ts';
import { toFieldProblems } from './field-problems.ts';
import { HttpError } from './http-error.ts';

const body = {
  code: 'BAD_REQUEST',
  message: 'Check the dates.',
  requestId: 'req-1',
  details: {
    fields: { endDate: 'The trip ends before it starts.' },
    problems: [
      { path: 'endDate', reason: 'trip-dates', message: 'The trip ends before it starts.' },
      { path: 'name', reason: 'too-long', params: { limit: 120 }, message: 'Too long.' },
      { path: 'destination' },
    ],
  },
};

describe('toAppError', () => {
  it('reads the body of a procedure and of REST', () => {
    expect(toAppError({ data: { app: body } })).toMatchObject({ message: 'Check the dates.' });
    expect(toAppError(new HttpError(400, body))).toMatchObject({ requestId: 'req-1' });
  });

  it('reads a body without details', () => {
    const { details: _details, ...bare } = body;
    expect(toAppError(new HttpError(400, bare))?.message).toBe('Check the dates.');
  });

  it('is undefined for an answer that is not ours', () => {
    expect(toAppError(new HttpError(502, '<html>Bad gateway</html>'))).toBeUndefined();
    expect(toAppError(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});

it('takes the errors of single fields out of the details', () => {
  const [dates, name] = body.details.problems;
  expect(toFieldProblems(new HttpError(400, body))).toEqual([{ ...dates, params: {} }, name]);
  expect(toFieldProblems(new TypeError('Failed to fetch'))).toEqual([]);
});

it('tells no answer apart from a refusal', () => {
  expect(isConnectionError(new TypeError('Failed to fetch'))).toBe(true);
  expect(isConnectionError(new HttpError(502, undefined))).toBe(false);
});

describe('a server that is busy', () => {
  const busy = { code: 'UNAVAILABLE', message: 'Busy.', requestId: 'req-2' };
  const refused = (headers: Record<string, string> = {}) =>
    TRPCClientError.from(new Error('Unable to transform response from server'), {
      meta: { response: new Response('', { status: 503, headers }), responseJSON: busy },
    });

  it('is known even if it refused a request before any procedure', () => {
    expect(toAppError(refused())).toMatchObject(busy);
    expect(isBusy(refused())).toBe(true);
    expect(isConnectionError(refused())).toBe(false);
    expect(isBusy(new HttpError(503, busy))).toBe(true);
    expect(isBusy(new HttpError(400, body))).toBe(false);
  });

  it('says for how long', () => {
    expect(toRetryAfterSec(refused({ 'retry-after': '5' }))).toBe(5);
    expect(toRetryAfterSec(refused({ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }))).toBe(
      undefined,
    );
    expect(toRetryAfterSec(refused())).toBeUndefined();
    expect(toRetryAfterSec(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});
