import { atom, atomWithReset } from '../../../lib/jotai.ts';
import { EMPTY_DRAFT, type TripDraft } from './draft.types.ts';

export const tripDraftAtom = atomWithReset<TripDraft>(EMPTY_DRAFT);

/** Writes some fields of the draft and leaves the others. */
export const patchDraftAtom = atom(null, (_get, set, patch: Partial<TripDraft>) =>
  set(tripDraftAtom, (draft) => ({ ...draft, ...patch })),
);

/** Passwords of protected documents by their id: in memory only. */
export const passwordsAtom = atom<Readonly<Record<number, string>>>({});

/** Ends the reading that is under way; null while there is none. */
export const runningAtom = atom<AbortController | null>(null);

/** The dialog of the draft is on the screen. */
export const isShownAtom = atom(false);

interface ReadingToast {
  /** The id of the toast about this draft. */
  readonly id: string;
  /** Reopens the draft's dialog, on any page. */
  readonly reopen: () => void;
}
/** How a traveller who closed the dialog is told the result. */
export const readingToastAtom = atom<ReadingToast | null>(null);

/** A field of a flight; pointing at it marks its place in the document. */
export interface FieldRef {
  readonly leg: number;
  readonly field: string;
}
/** The field that has the focus, or whose question has it. */
export const focusedFieldAtom = atom<FieldRef | null>(null);
const hoveredFieldAtom = atom<FieldRef | null>(null);

/** The active field: the one under the mouse, otherwise the one with the focus. */
export const activeFieldAtom = atom((get) => get(hoveredFieldAtom) ?? get(focusedFieldAtom));

/** The flight whose fields are open, by its place among the flights; null for none. */
export const openFlightAtom = atom<number | null>(null);

/** What a phone shows of the two sides of the review. */
export const reviewSideAtom = atom<'flights' | 'document'>('flights');

/** The document that is shown beside its flights; null for the first. */
export const shownDocumentAtom = atom<number | null>(null);

interface Pointing {
  readonly by: 'mouse' | 'focus';
  readonly field: FieldRef | null;
}

/** Marks a field, or none; the document that it was read from is shown. */
export const pointAtAtom = atom(null, (get, set, { by, field }: Pointing) => {
  set(by === 'mouse' ? hoveredFieldAtom : focusedFieldAtom, field);
  const active = get(activeFieldAtom);
  const found = get(tripDraftAtom).reading?.evidence.find(
    (item) => item.leg === active?.leg && item.field === active.field,
  );
  if (found?.document !== undefined) set(shownDocumentAtom, found.document);
});
