/**
 * Private storage of the browser. If it stores nothing, because it is full or storage is switched off, reads give
 * null and writes last as long as the page.
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
      // The page works without it.
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
