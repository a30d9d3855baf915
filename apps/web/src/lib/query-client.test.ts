import type { AppErrorCode } from '@ooo/domain/shared/app-error-code';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { makeClientError } from '../testing/client-error.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a procedure answers with, `Retry-After` where it is given. */
function failure(code: AppErrorCode, retryAfter?: string): Error {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  const response = new Response('', { status: 503, headers });
  return Object.assign(makeClientError(code, 'No.'), { meta: { response } });
}

/** A read that fails so once, then answers. */
function readOnce(failed: Error) {
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failed);
  queryFn.mockResolvedValue('trips');
  const reading = createQueryClient().fetchQuery({ queryKey: ['trips'], queryFn });
  reading.catch(() => {});
  return { queryFn, reading };
}

describe('a read', () => {
  it.each([
    ['what the server asks for', '7', 7000],
    ['a few seconds where it does not say', undefined, 5000],
    ['no longer than ten seconds', '600', 10_000],
  ])('of a busy server waits %s', async (_, retryAfter, waitMs) => {
    const { queryFn, reading } = readOnce(failure('UNAVAILABLE', retryAfter));
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(queryFn).toHaveBeenCalledTimes(2);
    await expect(reading).resolves.toBe('trips');
  });

  it('of a server that stays busy is tried twice §9.5', async () => {
    const { queryFn, reading } = readOnce(failure('UNAVAILABLE'));
    queryFn.mockRejectedValue(failure('UNAVAILABLE'));
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(reading).rejects.toMatchObject({ data: { app: { code: 'UNAVAILABLE' } } });
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('is not repeated if the answer cannot change §9.5', async () => {
    const { queryFn } = readOnce(failure('NOT_FOUND'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});

it('an answer is fresh for 5 minutes, and dropped 10 minutes after it was last shown §9.5', async () => {
  const client = createQueryClient();
  const queryFn = vi.fn<() => Promise<string>>().mockResolvedValue('trips');
  const read = () => client.fetchQuery({ queryKey: ['trips'], queryFn });
  await read();
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10 * 60_000 - 1);
  expect(client.getQueryData(['trips'])).toBe('trips');
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(['trips'])).toBeUndefined();
});

it('a change that a busy server refused is not sent again: it may have been made', async () => {
  const mutationFn = vi.fn<() => Promise<void>>().mockRejectedValue(failure('UNAVAILABLE'));
  const change = new MutationObserver(createQueryClient(), { mutationFn });
  change.mutate().catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

describe('without a network', () => {
  beforeEach(() => {
    onlineManager.setOnline(false);
  });
  afterEach(() => {
    onlineManager.setOnline(true);
  });

  it('reads and changes that the browser answers work', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn<() => Promise<string>>().mockResolvedValue('the demo');
    await expect(client.fetchQuery({ queryKey: ['trips'], queryFn })).resolves.toBe('the demo');
    const observer = new MutationObserver(client, { mutationFn: () => Promise.resolve('kept') });
    await expect(observer.mutate()).resolves.toBe('kept');
  });

  it('a change that needs the server waits for the network, and is then made', async () => {
    const mutationFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError());
    mutationFn.mockResolvedValue('made');
    const client = createQueryClient();
    client.mount();
    const made = new MutationObserver(client, { mutationFn }).mutate();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(mutationFn).toHaveBeenCalledTimes(1);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(made).resolves.toBe('made');
    client.unmount();
  });
});
