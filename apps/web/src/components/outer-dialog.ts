import { createContext, useCallback, useContext, useEffect, useState } from 'react';

/** Tells the outer dialog how many dialogs are open over it. */
export const OuterDialog = createContext<(change: 1 | -1) => void>(() => {});

interface Nesting {
  /** False while another dialog is open over this one: Escape is for that one. */
  readonly isOnTop: boolean;
  /** For the dialogs within this one, as the value of `OuterDialog`. */
  readonly hearInner: (change: 1 | -1) => void;
}

/** Which of two dialogs, one opened from within the other, is on top. */
export function useDialogNesting(opened: boolean): Nesting {
  const tellOuter = useContext(OuterDialog);
  const [inner, setInner] = useState(0);
  const hearInner = useCallback((change: 1 | -1) => setInner((before) => before + change), []);
  useEffect(() => {
    if (!opened) return undefined;
    tellOuter(1);
    return () => tellOuter(-1);
  }, [opened, tellOuter]);
  return { isOnTop: inner === 0, hearInner };
}
