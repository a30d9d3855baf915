import { useEffect, useRef } from 'react';

/**
 * Brings the active mark of a scroller into sight whenever `mark` names another one; only the
 * scroller moves, and nothing around it.
 */
export function useScrollToMark<Scroller extends HTMLElement>(mark: string | number | undefined) {
  const ref = useRef<Scroller>(null);
  useEffect(() => {
    const scroller = ref.current;
    const element = scroller?.querySelector('[data-mark="active"]');
    if (mark === undefined || !scroller || !element) return;
    const [box, at] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()];
    if (at.top < box.top || at.bottom > box.bottom) {
      scroller.scrollTop += at.top - box.top - box.height / 3;
    }
    if (at.left < box.left || at.right > box.right) {
      scroller.scrollLeft += at.left - box.left - box.width / 3;
    }
  }, [mark]);
  return ref;
}
