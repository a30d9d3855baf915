import { atom } from './jotai.ts';

/** What screen readers are told. The turn makes the same words a new announcement. */
interface Announcement {
  readonly words: string;
  readonly turn: number;
}

const announcementAtom = atom<Announcement>({ words: '', turn: 0 });

/** The current announcement. Writing words announces them; writing an empty string withdraws what is no longer true. */
export const announcedAtom = atom(
  (get) => get(announcementAtom),
  (get, set, words: string) =>
    set(announcementAtom, { words, turn: get(announcementAtom).turn + 1 }),
);

const namedPathAtom = atom<string>();

/** Announces the title of a page unless it is the first one, which the browser announces itself. */
export const namePageAtom = atom(null, (get, set, path: string, title: string) => {
  const before = get(namedPathAtom);
  set(namedPathAtom, path);
  if (before !== undefined && before !== path) set(announcedAtom, title);
});
