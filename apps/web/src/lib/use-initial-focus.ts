import { type RefObject, useEffect, useRef } from 'react';

/** For a page's main field: it has the focus when the page opens. */
export function useInitialFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return field;
}
