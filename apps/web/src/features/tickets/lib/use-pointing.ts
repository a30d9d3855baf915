import { useSetAtom } from '../../../lib/jotai.ts';
import { type FieldRef, pointAtAtom } from '../state/draft.atoms.ts';

/** Handlers for what points at a field of a flight, by mouse or by focus. */
export function usePointing(field: FieldRef | null) {
  const pointAt = useSetAtom(pointAtAtom);
  return {
    onMouseEnter: () => pointAt({ by: 'mouse', field }),
    onMouseLeave: () => pointAt({ by: 'mouse', field: null }),
    onFocus: () => pointAt({ by: 'focus', field }),
    onBlur: () => pointAt({ by: 'focus', field: null }),
  };
}
