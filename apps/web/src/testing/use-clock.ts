import { onTestFinished, vi } from 'vitest';

/**
 * Time passes for the test's ages of data only when the returned function says so, by milliseconds; timers run as usual,
 * so that answers still come.
 */
export function useClock(): (ms: number) => void {
  let now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return (ms) => {
    now += ms;
    vi.setSystemTime(now);
  };
}
