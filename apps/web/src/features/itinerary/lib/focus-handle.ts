import type { DragItem } from '../state/drag.atoms.ts';

/** A row that changes its day is rendered again after the drop: in a moment, or in seconds on a busy machine. */
const WAIT_MS = 4000;

/** Returns the focus to what the keyboard has moved, wherever that is now. */
export function focusHandle({ poi, part }: DragItem): void {
  // The document of the drop: it may be gone before the time is over, as after a test.
  const page = document;
  const until = performance.now() + WAIT_MS;
  const focus = () => {
    const handle = page.querySelector<HTMLElement>(`[data-handle="${part} ${poi.id}"]`);
    // If the traveller has moved on to something else, the focus stays there.
    if (page.activeElement === page.body) handle?.focus();
    if (performance.now() < until) setTimeout(focus, 50);
  };
  focus();
}
