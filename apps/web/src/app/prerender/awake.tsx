import { type ReactNode, useEffect } from 'react';
import type { Prerendered } from './prerendered.ts';

interface AwakeProps extends Pick<Prerendered, 'wake'> {
  readonly children: ReactNode;
}

/** Lets a prerendered page be used once the application has taken it over. */
export function Awake({ wake, children }: AwakeProps) {
  useEffect(wake, [wake]);
  return children;
}
