import { browserStore } from '../../lib/browser-store.ts';
import { atom } from '../../lib/jotai.ts';

/** Each is told where it can be tried: some need a mouse or a keyboard, and one that a key alone does something. */
export const TIPS = [
  { id: 'ticket', where: 'home', needs: 'mouse' },
  { id: 'drag', where: 'trip', needs: 'nothing' },
  { id: 'palette', where: 'trip', needs: 'keyboard' },
  { id: 'keys', where: 'home', needs: 'single keys' },
] as const;

export type Tip = (typeof TIPS)[number];

const KEY = 'tips-seen';

/** As the browser has kept it; what is no tip of ours is left out of account. */
function readSeen(): readonly string[] {
  return browserStore.read(KEY)?.split(' ') ?? [];
}

const seenAtom = atom<{ readonly ids: readonly string[]; readonly isQuiet: boolean } | null>(null);

/** The tips that were put away, kept in the browser; once one is, there is no other as long as the page is open. */
export const tipsAtom = atom(
  (get) => get(seenAtom) ?? { ids: readSeen(), isQuiet: false },
  (_get, set, dismissed: Tip['id']) => {
    const ids = [...new Set([...readSeen(), dismissed])];
    browserStore.write(KEY, ids.join(' '));
    set(seenAtom, { ids, isQuiet: true });
  },
);
