import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWhenOnline } from './later.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

afterEach(() => vi.restoreAllMocks());

describe('what is loaded later', () => {
  it('loads at once with a network', async () => {
    expect(await loadWhenOnline(() => Promise.resolve('dialog'))).toBe('dialog');
  });

  it('reloads the page if the network was missing', async () => {
    setOnline(false);
    const reload = vi.fn<() => void>();
    void loadWhenOnline(() => Promise.reject(gone), reload);
    // It listens once the load has failed.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('fails if there is a network but no file', async () => {
    setOnline(true);
    await expect(loadWhenOnline(() => Promise.reject(gone))).rejects.toBe(gone);
  });
});
