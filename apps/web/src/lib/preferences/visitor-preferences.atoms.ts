import { type ChosenPreferences, readPreferences } from '@ooo/domain/shared/preferences';
import { withPatch } from '@ooo/domain/shared/with-patch';
import { browserStore } from '../browser-store.ts';
import { atom } from '../jotai.ts';
import { tellCorrupt } from '../tell-corrupt.ts';

const KEY = 'preferences';

/** What this browser has chosen. The theme is not among it: it has a key of its own. */
export type VisitorPreferences = Omit<ChosenPreferences, 'theme'>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not an object, so none of its fields can be read.
    return text;
  }
}

const NOTHING: VisitorPreferences = {};
let last: { readonly text: string; readonly chosen: VisitorPreferences } | undefined;

/**
 * As the browser has kept it; unreadable values count as not chosen, with a line in the log. The same object as long as
 * the value is the same: every time on the screen depends on it.
 */
export function readVisitorPreferences(): VisitorPreferences {
  const text = browserStore.read(KEY);
  if (text === null) return NOTHING;
  if (last?.text === text) return last.chosen;
  const { chosen, faults } = readPreferences(parse(text));
  if (faults.length > 0) tellCorrupt(KEY, text);
  last = { text, chosen };
  return chosen;
}

const keptAtom = atom(readVisitorPreferences());

// Another tab may change it, or have changed it while nothing subscribed.
keptAtom.onMount = (set) => {
  const follow = (event?: StorageEvent) => {
    if (!event || event.key === KEY || event.key === null) set(readVisitorPreferences());
  };
  follow();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** What this browser has chosen; setting changes what the patch names. */
export const visitorPreferencesAtom = atom(
  (get) => get(keptAtom),
  (_get, set, patch: VisitorPreferences) => {
    const preferences = withPatch(readVisitorPreferences(), patch);
    browserStore.write(KEY, JSON.stringify(preferences));
    set(keptAtom, preferences);
  },
);
