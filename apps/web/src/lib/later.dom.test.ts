import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWhenOnline } from './later.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

afterEach(() => vi.restoreAllMocks());

describe('what is loaded later', () => {
  it('comes at once where there is a network', async () => {
    expect(await loadWhenOnline(() => Promise.resolve('dialog'))).toBe('dialog');
  });

  it('waits for the network, however often it goes again', async () => {
    setOnline(false);
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(gone)
      .mockRejectedValueOnce(gone)
      .mockResolvedValue('dialog');
    const loading = loadWhenOnline(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    window.dispatchEvent(new Event('online'));
    expect(await loading).toBe('dialog');
  });

  it('fails where the network is there and the file is not', async () => {
    setOnline(true);
    await expect(loadWhenOnline(() => Promise.reject(gone))).rejects.toBe(gone);
  });
});
