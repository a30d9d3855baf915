import type { DomNode } from 'html-to-text';

const STRUCK = /text-decoration[\w-]*\s*:[^;]*line-through/i;
const BLOCK = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|list-item|table)(?![\w-])/i;
const HIDDEN =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|max-height\s*:\s*0)(?![\w.-]*[1-9])/i;
/** A style that says more than this about one element is no style. */
const MAX_LENGTH = 2000;

/** True for print that is crossed out: the time before a change, the price before a discount. */
export function isStruck(element: DomNode): boolean {
  return STRUCK.test(styleOf(element));
}

/** True for a piece of a line that its style puts on a line of its own. */
export function isOnItsOwnLine(element: DomNode): boolean {
  return BLOCK.test(styleOf(element));
}

/** True for what a page does not show at first, and some never do. */
export function isHidden(element: DomNode): boolean {
  return element.attribs?.['hidden'] !== undefined || HIDDEN.test(styleOf(element));
}

function styleOf(element: DomNode): string {
  const style = element.attribs?.['style'] ?? '';
  return style.length > MAX_LENGTH ? '' : style;
}
