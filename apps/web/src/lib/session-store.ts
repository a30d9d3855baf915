function listKeys(prefix: string): string[] {
  return Object.keys(window.sessionStorage).filter((key) => key.startsWith(prefix));
}

/**
 * Storage of one tab until it is closed, across reloads and a sign-in. If the browser stores nothing, because it is
 * full or storage is switched off, it lasts as long as the page.
 */
export const sessionStore = {
  read(key: string): string | null {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, text: string): void {
    try {
      window.sessionStorage.setItem(key, text);
    } catch {
      // What was kept before is older than what is on the screen.
      this.remove(key);
    }
  },
  remove(key: string): void {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
  /** Forgets what begins with `prefix`, except what begins with `kept`. */
  removeAll(prefix = '', kept?: string): void {
    try {
      for (const key of listKeys(prefix)) {
        if (kept === undefined || !key.startsWith(kept)) window.sessionStorage.removeItem(key);
      }
    } catch {
      // Nothing was kept.
    }
  },
};
