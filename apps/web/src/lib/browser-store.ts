/**
 * What the browser keeps for one's own eyes. Where it keeps nothing, because it is full or storage
 * is switched off, what is read is null and what is written lasts as long as the page.
 */
export const browserStore = {
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, text: string): void {
    try {
      window.localStorage.setItem(key, text);
    } catch {
      // The page goes on without it.
    }
  },
  remove(...keys: string[]): void {
    try {
      for (const key of keys) window.localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
