import type { PackingCategory } from '@ooo/domain/packing/packing.schema';
import { atom } from '../../../lib/jotai.ts';

/** Whether what is packed is hidden. */
export const onlyLeftAtom = atom(false);

/** The categories that are folded, on every trip alike. */
export const foldedAtom = atom<ReadonlySet<PackingCategory>>(new Set<PackingCategory>());
