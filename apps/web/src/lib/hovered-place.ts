import type { PoiId } from '@ooo/domain/shared/ids';
import { useMemo } from 'react';
import { atom, useAtomValue, useSetAtom } from './jotai.ts';

/** The place under the pointer, in whichever of column, map and calendar: the others show it too. */
export const hoveredPlaceAtom = atom<PoiId | undefined>(undefined);

/** What an element of a place needs so that the pointer on it shows in the other views. */
export function useHoverOf(id: PoiId) {
  const setHovered = useSetAtom(hoveredPlaceAtom);
  return useMemo(
    () => ({
      onPointerEnter: () => setHovered(id),
      onPointerLeave: () => setHovered((hovered) => (hovered === id ? undefined : hovered)),
    }),
    [id, setHovered],
  );
}

/** Renders anew only when the answer for this place changes, however many places listen. */
export function useIsHovered(id: PoiId): boolean {
  return useAtomValue(useMemo(() => atom((get) => get(hoveredPlaceAtom) === id), [id]));
}
