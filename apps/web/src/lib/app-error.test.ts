import { describe, expect, it } from 'vitest';
import { HttpError, isConnectionError, toAppError, toFieldErrors } from './app-error.ts';

const body = {
  code: 'BAD_REQUEST',
  message: 'Check the dates.',
  requestId: 'req-1',
  details: { fields: { endDate: 'The trip ends before it starts.' } },
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

  it('knows nothing of an answer that is none of ours', () => {
    expect(toAppError(new HttpError(502, '<html>Bad gateway</html>'))).toBeUndefined();
    expect(toAppError(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});

it('takes the errors of single fields out of the details', () => {
  expect(toFieldErrors(new HttpError(400, body))).toEqual({
    endDate: 'The trip ends before it starts.',
  });
  expect(toFieldErrors(new TypeError('Failed to fetch'))).toEqual({});
});

it('tells no answer from an answer that says no', () => {
  expect(isConnectionError(new TypeError('Failed to fetch'))).toBe(true);
  expect(isConnectionError(new HttpError(502, undefined))).toBe(false);
});
