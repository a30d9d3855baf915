import { useWindowEvent } from '@mantine/hooks';
import { KEYS } from '../lib/keys.ts';

/** What is open above the page and closes first, and a drag, which ends. */
const ABOVE = '[role="dialog"], [role="menu"], [role="listbox"], html[data-dragging]';
/** Elements in which Escape means something else: a text field, a panel that it closes. */
const OWN = 'input:not([type="checkbox"], [type="radio"]), textarea, [data-closes-by-escape]';

/** Escape, unless something that is open above the page or that has the focus takes it for itself. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  // Before a dialog or a menu handles it and closes.
  useWindowEvent(
    'keydown',
    ({ key, target, isComposing }) => {
      if (!isOn || key !== KEYS.leave[0] || isComposing) return;
      const isTaken = target instanceof Element && target.closest(OWN) !== null;
      if (!isTaken && !document.querySelector(ABOVE)) onEscape();
    },
    { capture: true },
  );
}
