import { browserStore } from '../../lib/browser-store.ts';
import { atom } from '../../lib/jotai.ts';

/** Each is told where it can be tried. */
export const TIPS = [
  { id: 'ticket', where: 'home', needsKeys: false },
  { id: 'drag', where: 'trip', needsKeys: false },
  { id: 'palette', where: 'trip', needsKeys: true },
  { id: 'keys', where: 'home', needsKeys: true },
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
