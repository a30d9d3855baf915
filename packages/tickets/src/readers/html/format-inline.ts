import type { DomNode, FormatCallback } from 'html-to-text';
import { isOnItsOwnLine, isStruck } from './element-style.ts';
import { isSetApart } from './glued-pieces.ts';
import type { PageStyles } from './page-styles.ts';

/** Comments of a mail between two pieces of a line. */
const MAX_COMMENTS = 3;
const LINE = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

/** Elements on lines of their own. */
export const formatBlock: FormatCallback = (element, walk, builder) => {
  builder.openBlock(LINE);
  walk(element.children, builder);
  builder.closeBlock(LINE);
};

/** A piece of a line: on a line of its own, or apart from the piece before it, where the page shows it so. */
export function makeInlineFormat(styles: PageStyles): FormatCallback {
  return (element, walk, builder, options) => {
    if (isStruck(element)) return;
    if (isOnItsOwnLine(element, styles)) {
      formatBlock(element, walk, builder, options);
      return;
    }
    const previous = neighbourOf(element, 'prev');
    if (previous && isSetApart(previous, element)) builder.addInline(' ');
    walk(element.children, builder);
    const next = neighbourOf(element, 'next');
    // An element behind this one checks for itself.
    if (next?.type === 'text' && isSetApart(element, next)) builder.addInline(' ');
  };
}

/** A picture or another element without text that separates the words around it. */
export const formatGap: FormatCallback = (_element, _walk, builder) => builder.addInline(' ');

/** The element or the text that this one touches. */
function neighbourOf(element: LinkedNode, side: 'prev' | 'next'): DomNode | undefined {
  let node = element[side];
  for (let count = 0; node?.type === 'comment' && count < MAX_COMMENTS; count++) node = node[side];
  return node?.type === 'tag' || node?.type === 'text' ? node : undefined;
}

/** The parser links each node to those beside it, which the types of html-to-text leave out. */
type LinkedNode = DomNode & {
  readonly prev?: LinkedNode | null;
  readonly next?: LinkedNode | null;
};
