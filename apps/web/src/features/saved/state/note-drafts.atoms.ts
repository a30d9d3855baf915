import type { PoiId } from '@ooo/domain/shared/ids';
import { atom } from '../../../lib/jotai.ts';

/** Unsaved notes; they outlive the sheet in which they are typed. */
export const noteDraftsAtom = atom<ReadonlyMap<PoiId, string>>(new Map());
