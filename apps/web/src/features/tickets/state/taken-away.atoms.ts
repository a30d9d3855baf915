import { atom, RESET } from '../../../lib/jotai.ts';
import { withStates } from '../lib/draft-documents.ts';
import {
  openFlightAtom,
  passwordsAtom,
  runningAtom,
  shownDocumentAtom,
  tripDraftAtom,
} from './draft.atoms.ts';
import type { TripDraft } from './draft.types.ts';

interface TakenAway {
  readonly before: TripDraft;
  readonly after: TripDraft;
  readonly passwords: Readonly<Record<number, string>>;
}

const takenAwayAtom = atom<TakenAway | null>(null);

/** Starts over: ends the reading, and forgets documents and passwords for good. */
export const startOverAtom = atom(null, (get, set) => {
  get(runningAtom)?.abort();
  set(passwordsAtom, {});
  set(shownDocumentAtom, null);
  set(openFlightAtom, null);
  set(takenAwayAtom, null);
  set(tripDraftAtom, RESET);
});

/** Removes something from the draft; it can be restored until the draft changes again. */
export const takeAwayAtom = atom(null, (get, set, change: (draft: TripDraft) => TripDraft) => {
  const before = get(tripDraftAtom);
  const after = change(before);
  set(openFlightAtom, null);
  set(tripDraftAtom, after);
  set(takenAwayAtom, { before, after, passwords: get(passwordsAtom) });
});

/** Empties the draft; it can be restored in the same way. */
export const clearAtom = atom(null, (get, set) => {
  const [before, passwords] = [get(tripDraftAtom), get(passwordsAtom)];
  set(startOverAtom);
  set(takenAwayAtom, {
    before: withStates(before, 'reading', 'stopped'),
    after: get(tripDraftAtom),
    passwords,
  });
});

/** True while the last removal can be undone. */
export const canBringBackAtom = atom((get) => get(takenAwayAtom)?.after === get(tripDraftAtom));

/** The draft as it was before something was taken out of it. */
export const bringBackAtom = atom(null, (get, set) => {
  const taken = get(takenAwayAtom);
  if (!taken || !get(canBringBackAtom)) return;
  set(passwordsAtom, taken.passwords);
  set(takenAwayAtom, null);
  set(openFlightAtom, null);
  set(tripDraftAtom, taken.before);
});
