import { atom, createStore, Provider, useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';

type Store = ReturnType<typeof createStore>;

/** The drafts that have been begun: one for each trip, and one for the next. */
const draftsAtom = atom(() => new Map<string, Store>());

interface DraftScopeProps {
  /** Whose draft it is: `new`, or the id of a trip. */
  readonly of: string;
  readonly children: ReactNode;
}

/** A draft of its own for what stands inside; it is there again when the dialog opens again. */
export function DraftScope({ of: name, children }: DraftScopeProps) {
  const drafts = useAtomValue(draftsAtom);
  const [store] = useState(() => {
    const known = drafts.get(name) ?? createStore();
    drafts.set(name, known);
    return known;
  });
  return <Provider store={store}>{children}</Provider>;
}
