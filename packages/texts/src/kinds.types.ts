import type { en } from './en/kinds.ts';

/** What a place can be. */
export type PlaceKind = keyof typeof en;

/** The word for each kind: `Art museum`, `미술관`, `Museo de arte`. */
export type KindWords = Readonly<Record<PlaceKind, string>>;
