import { useEffect, useRef } from 'react';
import { leaveEntry, takeEntry } from './overlay-history.ts';

/** Going back in the browser closes what is open, before it leaves the page. */
export function useBackCloses(opened: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!opened) return undefined;
    const entry = takeEntry(() => close.current());
    return () => leaveEntry(entry);
  }, [opened]);
}
