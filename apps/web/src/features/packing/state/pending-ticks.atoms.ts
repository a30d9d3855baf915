import type { PackedChange } from '@ooo/domain/packing/packed.schema';
import { atom } from '../../../lib/jotai.ts';

const changesAtom = atom<readonly PackedChange[]>([]);

/**
 * What was ticked and is not stored yet, in the order of ticking. It is not read from the mutations themselves: they
 * tell of it a moment later, and a box would go back and forth.
 */
export const pendingTicksAtom = atom((get) => get(changesAtom));

export const addPendingAtom = atom(null, (get, set, change: PackedChange) =>
  set(changesAtom, [...get(changesAtom), change]),
);

export const removePendingAtom = atom(null, (get, set, settled: PackedChange) =>
  set(
    changesAtom,
    get(changesAtom).filter((change) => change !== settled),
  ),
);
