import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

it('a read is not repeated by itself: not on focus, not when it is shown again, not after a while §9.6', async () => {
  const client = createQueryClient();
  client.mount();
  const queryFn = vi.fn<() => Promise<string>>().mockResolvedValue('trips');
  const observer = new QueryObserver(client, { queryKey: ['trips'], queryFn });
  const leave = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(observer.getCurrentResult()).toMatchObject({ data: 'trips', isStale: true });

  focusManager.setFocused(false);
  focusManager.setFocused(true);
  leave();
  const leaveAgain = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(queryFn).toHaveBeenCalledTimes(1);

  await observer.refetch();
  expect(queryFn).toHaveBeenCalledTimes(2);
  leaveAgain();
  client.unmount();
});
