import { compile, type HtmlToTextOptions } from 'html-to-text';
import { formatBlock, formatGap, makeInlineFormat } from './format-inline.ts';
import { formatPairs } from './format-pairs.ts';
import { makeTableFormat } from './format-table.ts';
import { isHidden } from './element-style.ts';
import { isDeepPage } from './is-deep-page.ts';
import { type LeavesOut, makeRepeats } from './hidden-parts.ts';
import { type PageStyles, readPageStyles } from './page-styles.ts';

/** Real mails nest tables some forty elements deep. */
const MAX_DEPTH = 120;
/** Characters of a page that are read: real ones have some hundred thousand. */
const MAX_LENGTH = 4_000_000;
/** Further elements on lines of their own, in addition to the library's. */
const BLOCKS =
  'address caption center dd details dialog dt fieldset figcaption figure hgroup legend li summary'.split(
    ' ',
  );
/** Elements that a traveller does not read: choices, outdated text, data for machines. */
const UNREAD = 'datalist del s script select strike style noscript template title'.split(' ');
/** Where hiding may be read from; the style itself is read by `isHidden`. */
const HIDING = [
  '[hidden]',
  ...['display:none', 'display: none', 'visibility:hidden', 'visibility: hidden'].map(toSelector),
  ...['max-height:0', 'max-height: 0'].map(toSelector),
];
const MAY_HIDE = /display\s?:\s?none|visibility\s?:\s?hidden|max-height\s?:\s?0|\shidden[\s=>]/;

function toSelector(style: string): string {
  return `[style*="${style}"]`;
}

type Paragraphs = 'apart' | 'close';

function makeConverter(paragraphs: Paragraphs, styles: PageStyles, leavesOut: LeavesOut) {
  const formatTable = makeTableFormat(leavesOut);
  return compile({
    wordwrap: false,
    // A zero-width space does not separate words.
    whitespaceCharacters: ' \t\r\n\f',
    limits: { maxDepth: MAX_DEPTH, ellipsis: '' },
    formatters: {
      piece: makeInlineFormat(styles),
      gap: formatGap,
      columns: formatTable,
      pairs: formatPairs,
      hidden: (element, walk, builder, options) => {
        if (leavesOut(element)) return;
        const format = element.name === 'table' ? formatTable : formatBlock;
        format(element, walk, builder, options);
      },
    },
    selectors: [
      { selector: '*', format: 'piece' },
      { selector: 'a', format: 'piece' },
      { selector: 'img', format: 'gap' },
      { selector: 'svg', format: 'gap' },
      { selector: 'table', format: 'columns' },
      { selector: 'dl', format: 'pairs' },
      ...BLOCKS.map((selector) => ({
        selector,
        format: 'block',
        options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
      })),
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
      ...['ul', 'ol'].map((selector) => ({ selector, options: { itemPrefix: ' ' } })),
      ...UNREAD.map((selector) => ({ selector, format: 'skip' })),
      ...[...HIDING, ...[...styles.hidden].map((name) => `.${name}`)].map((selector) => ({
        selector,
        format: 'hidden',
      })),
      ...(paragraphs === 'close'
        ? [{ selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } }]
        : []),
    ],
  } satisfies HtmlToTextOptions);
}

const NO_STYLES: PageStyles = { blocks: new Set(), hidden: new Set() };
/** For pages without hidden parts or relevant classes. */
const CONVERTERS = {
  apart: makeConverter('apart', NO_STYLES, () => false),
  close: makeConverter('close', NO_STYLES, () => false),
};

/**
 * What a page shows, with the cells of its tables in columns. Paragraphs are set `apart` with an empty line
 * between them, or `close`, as where each line of a document is one.
 */
export function htmlToLines(html: string, paragraphs: Paragraphs = 'apart'): string {
  const page = html.slice(0, MAX_LENGTH);
  if (isDeepPage(page)) return stripTags(page);
  const styles = readPageStyles(page);
  if (styles.hidden.size === 0 && !MAY_HIDE.test(page)) {
    return styles.blocks.size === 0
      ? CONVERTERS[paragraphs](page)
      : makeConverter(paragraphs, styles, () => false)(page);
  }
  const shown = makeConverter(paragraphs, styles, (element) => isHidden(element, styles))(page);
  return makeConverter(paragraphs, styles, makeRepeats(shown, styles))(page);
}

function stripTags(html: string): string {
  return html.replace(/<[^<>]*>/g, '\n').replace(/\n{2,}/g, '\n');
}
