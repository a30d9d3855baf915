import type { DomNode } from 'html-to-text';
import { attributeOf } from './attribute-of.ts';
import type { PageStyles } from './page-styles.ts';

const STRUCK = /text-decoration[\w-]*\s*:[^;]*line-through/i;
const BLOCK = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|list-item|table)(?![\w-])/i;
const HIDDEN =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|max-height\s*:\s*0)(?![\w.-]*[1-9])/i;
/** A style that says more than this about one element is not a style. */
const MAX_LENGTH = 2000;

/** True for print that is crossed out: the time before a change, the price before a discount. */
export function isStruck(element: DomNode): boolean {
  return STRUCK.test(styleOf(element));
}

/** True for a piece of a line that its style, or its class, puts on a line of its own. */
export function isOnItsOwnLine(element: DomNode, { blocks }: PageStyles): boolean {
  return BLOCK.test(styleOf(element)) || hasClass(element, blocks);
}

/** True for an element that the page hides at first, or always. */
export function isHidden(element: DomNode, { hidden }: PageStyles): boolean {
  if (attributeOf(element, 'hidden') !== undefined || HIDDEN.test(styleOf(element))) return true;
  return hasClass(element, hidden);
}

function hasClass(element: DomNode, classes: ReadonlySet<string>): boolean {
  const names = attributeOf(element, 'class');
  if (names === undefined || classes.size === 0 || names.length > MAX_LENGTH) return false;
  return names.split(/\s+/).some((name) => classes.has(name));
}

function styleOf(element: DomNode): string {
  const style = attributeOf(element, 'style') ?? '';
  return style.length > MAX_LENGTH ? '' : style;
}
