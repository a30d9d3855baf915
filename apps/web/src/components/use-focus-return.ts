import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it before this was opened, also where it is taken off the page
 * instead of being closed. Where the focus has gone on to something else it stays there.
 */
export function useFocusReturn(opened: boolean): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (!opened || !(opener instanceof HTMLElement)) return undefined;
    const { ownerDocument } = opener;
    return () => {
      // What is taken off the page loses the focus only after that.
      setTimeout(() => {
        if (ownerDocument.activeElement === ownerDocument.body) {
          opener.focus({ preventScroll: true });
        }
      });
    };
  }, [opened]);
}
