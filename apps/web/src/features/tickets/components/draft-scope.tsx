import { useEffect, useState, type ReactNode } from 'react';
import { atom, createStore, Provider, useAtomValue } from '../../../lib/jotai.ts';
import { hideToast } from '../../../lib/toast.ts';
import { isShownAtom, readingToastAtom, tripDraftAtom } from '../state/draft.atoms.ts';
import { rememberDraft, restoreDraft } from '../state/draft-storage.ts';

type Store = ReturnType<typeof createStore>;

/** The drafts that have been begun: one for each trip, and one for the next. */
const draftsAtom = atom(() => new Map<string, Store>());

function openStore(owner: string, name: string): Store {
  const store = createStore();
  store.set(tripDraftAtom, restoreDraft(owner, name));
  store.sub(tripDraftAtom, () => rememberDraft(owner, name, store.get(tripDraftAtom)));
  return store;
}

interface DraftScopeProps {
  /** The user who writes it. */
  readonly owner: string;
  /** What it is for: `new`, or the id of a trip. */
  readonly of: string;
  readonly onReopen: () => void;
  readonly children: ReactNode;
}

/** A separate draft for its children; it is still there when the dialog opens again. */
export function DraftScope({ owner, of: name, onReopen, children }: DraftScopeProps) {
  const drafts = useAtomValue(draftsAtom);
  const [store] = useState(() => {
    const known = drafts.get(name) ?? openStore(owner, name);
    drafts.set(name, known);
    return known;
  });
  useEffect(() => {
    const id = `reading-${name}`;
    store.set(readingToastAtom, { id, reopen: onReopen });
    hideToast(id);
  }, [store, name, onReopen]);
  useEffect(() => {
    store.set(isShownAtom, true);
    return () => store.set(isShownAtom, false);
  }, [store]);
  return <Provider store={store}>{children}</Provider>;
}
