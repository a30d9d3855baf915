import { browserStore } from './browser-store.ts';
import { atom } from './jotai.ts';

const KEY = 'single-keys';

const keptAtom = atom(browserStore.read(KEY) !== 'off');

/**
 * Whether a key alone, without Ctrl or ⌘, opens something. It can be switched off for people who dictate or press keys by
 * accident (WCAG 2.1.4); kept in the browser.
 */
export const singleKeysAtom = atom(
  (get) => get(keptAtom),
  (_get, set, isOn: boolean) => {
    if (isOn) browserStore.remove(KEY);
    else browserStore.write(KEY, 'off');
    set(keptAtom, isOn);
  },
);
