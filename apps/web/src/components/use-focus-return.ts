import { useLayoutEffect } from 'react';

/**
 * Returns the focus to what had it before this was opened, even if this is removed instead of
 * closed. A focus that has moved elsewhere stays there.
 */
export function useFocusReturn(opened: boolean): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (!opened || !(opener instanceof HTMLElement)) return undefined;
    const { ownerDocument } = opener;
    return () => {
      // A removed element loses the focus only after that.
      setTimeout(() => {
        if (ownerDocument.activeElement === ownerDocument.body) {
          opener.focus({ preventScroll: true });
        }
      });
    };
  }, [opened]);
}
