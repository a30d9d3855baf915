import type { SegmentDraft } from '../document.ts';

/** True where it is known from where a flight leaves, by code or by name. */
export function hasFrom({ from, fromName }: SegmentDraft): boolean {
  return (from ?? fromName) !== undefined;
}

/** True where it is known where a flight goes. */
export function hasTo({ to, toName }: SegmentDraft): boolean {
  return (to ?? toName) !== undefined;
}
