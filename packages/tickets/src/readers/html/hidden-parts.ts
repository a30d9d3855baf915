import type { DomNode } from 'html-to-text';
import { isHidden } from './element-style.ts';
import type { PageStyles } from './page-styles.ts';

/** True for an element that is not read. */
export type LeavesOut = (element: DomNode) => boolean;

/** Numbers and codes in capitals: the content that matters to a traveller. */
const FACT = /\d+|(?<![\p{L}\d])[A-Z]{3,}(?![\p{L}\d])/gu;

/**
 * The hidden parts of a page that only repeat `shown`: the page for telephones beside the one for
 * desks, a preview of the first lines. Others are read: parts that open with a click, or only look hidden.
 */
export function makeRepeats(shown: string, styles: PageStyles): LeavesOut {
  const told = new Set(factsOf(shown));
  return (element) =>
    isHidden(element, styles) && factsOf(textOf(element)).every((fact) => told.has(fact));
}

const factsOf = (text: string): string[] => text.match(FACT) ?? [];

function textOf(element: DomNode): string {
  const pieces: string[] = [];
  const open = [element];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text') pieces.push(node.data ?? '');
    else open.push(...(node.children ?? []).slice().reverse());
  }
  return pieces.join(' ');
}
