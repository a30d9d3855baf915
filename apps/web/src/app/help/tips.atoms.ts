import { browserStore } from '../../lib/browser-store.ts';
import { atom } from '../../lib/jotai.ts';

/** Each is shown where it can be tried: some need a mouse or a keyboard, and one needs single-key shortcuts. */
export const TIPS = [
  { id: 'ticket', where: 'home', needs: 'mouse' },
  { id: 'drag', where: 'trip', needs: 'nothing' },
  { id: 'palette', where: 'trip', needs: 'keyboard' },
  { id: 'keys', where: 'home', needs: 'single keys' },
] as const;

export type Tip = (typeof TIPS)[number];

const KEY = 'tips-seen';

/** As the browser has kept it; unknown tips are ignored. */
function readSeen(): readonly string[] {
  return browserStore.read(KEY)?.split(' ') ?? [];
}

const seenAtom = atom<{ readonly ids: readonly string[]; readonly isQuiet: boolean } | null>(null);

/** The dismissed tips, kept in the browser; after one is dismissed, no other is shown while the page is open. */
export const tipsAtom = atom(
  (get) => get(seenAtom) ?? { ids: readSeen(), isQuiet: false },
  (_get, set, dismissed: Tip['id']) => {
    const ids = [...new Set([...readSeen(), dismissed])];
    browserStore.write(KEY, ids.join(' '));
    set(seenAtom, { ids, isQuiet: true });
  },
);
