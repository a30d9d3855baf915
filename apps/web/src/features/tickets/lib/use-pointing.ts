import type { PointerEvent } from 'react';
import { useSetAtom } from '../../../lib/jotai.ts';
import { type FieldRef, pointAtAtom } from '../state/draft.atoms.ts';

/**
 * Handlers for pointing at a field of a flight, by mouse or by focus. Touch is ignored: the browser leaves its mouse where
 * the finger was, over whatever comes there next.
 */
export function usePointing(field: FieldRef | null) {
  const pointAt = useSetAtom(pointAtAtom);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') pointAt({ by: 'mouse', field });
    },
    onPointerLeave: () => pointAt({ by: 'mouse', field: null }),
    onFocus: () => pointAt({ by: 'focus', field }),
    onBlur: () => pointAt({ by: 'focus', field: null }),
  };
}
