import type { PoiId } from '@ooo/domain/shared/ids';
import { useMemo } from 'react';
import { atom, useAtomValue, useSetAtom } from './jotai.ts';

/** The place under the pointer in column, map or calendar: the other views highlight it too. */
export const hoveredPlaceAtom = atom<PoiId | undefined>(undefined);

/** The props with which a place's element is highlighted in the other views. */
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
