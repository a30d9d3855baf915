import { KIND_WORDS } from '@ooo/texts/kinds';
import type { Language } from '../shared/language.ts';
import type { PlaceKind } from './place-kinds.ts';

/** `Art museum`, `미술관`, `Museo de arte`. Brings every language: a screen says `usePlaceWord` instead. */
export function kindWord(kind: PlaceKind, language: Language): string {
  return KIND_WORDS[language][kind];
}
