import { type ReactNode, Suspense, useState } from 'react';

interface OnceOpenedProps {
  readonly opened: boolean;
  /** Loads its own code. */
  readonly children: ReactNode;
}

/** Loaded when it is first opened, and kept from then on, so that it closes with its own motion. */
export function OnceOpened({ opened, children }: OnceOpenedProps) {
  const [isNeeded, setNeeded] = useState(false);
  if (opened && !isNeeded) setNeeded(true);
  return isNeeded && <Suspense>{children}</Suspense>;
}
