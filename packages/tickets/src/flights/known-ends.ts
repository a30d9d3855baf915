import type { LegDraft } from '../document.ts';

/** True where it is known from where a flight leaves, by code or by name. */
export function hasFrom({ from, fromName }: LegDraft): boolean {
  return (from ?? fromName) !== undefined;
}

/** True where it is known where a flight goes. */
export function hasTo({ to, toName }: LegDraft): boolean {
  return (to ?? toName) !== undefined;
}
