import { atom } from './jotai.ts';

/** What a screen reader is told: the words, and a turn that makes the same words news again. */
interface Announcement {
  readonly words: string;
  readonly turn: number;
}

const announcementAtom = atom<Announcement>({ words: '', turn: 0 });

/** Reads what is to be said now; writing words says them, and none takes back what is no longer true. */
export const announcedAtom = atom(
  (get) => get(announcementAtom),
  (get, set, words: string) =>
    set(announcementAtom, { words, turn: get(announcementAtom).turn + 1 }),
);

const namedPathAtom = atom<string>();

/** A page with its name: said if another was there before. The first one is named by the browser. */
export const namePageAtom = atom(null, (get, set, path: string, title: string) => {
  const before = get(namedPathAtom);
  set(namedPathAtom, path);
  if (before !== undefined && before !== path) set(announcedAtom, title);
});
