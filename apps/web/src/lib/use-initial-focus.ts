import { type RefObject, useEffect, useRef } from 'react';

/** For the one field that a page is there for: it has the focus when the page opens, and typing can begin. */
export function useInitialFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return field;
}
