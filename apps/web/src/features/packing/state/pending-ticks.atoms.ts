import type { PackedChange } from '@ooo/domain/packing/packed.schema';
import { atom } from '../../../lib/jotai.ts';

const changesAtom = atom<readonly PackedChange[]>([]);

/**
 * Ticks that are not stored yet, in their order. They are not read from the mutations themselves, which report them
 * a moment later, so that a box would flicker.
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
