import { afterEach, expect, it, vi } from 'vitest';
import { launchLab } from './launch-lab.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('opens the trip screen in a new tab 500 ms after the press §9.53', () => {
  vi.useFakeTimers();
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  launchLab();
  vi.advanceTimersByTime(499);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  const demo = '/smart-packlist?trip=demo';
  expect(open).toHaveBeenCalledExactlyOnceWith(demo, '_blank', 'noopener');
});
