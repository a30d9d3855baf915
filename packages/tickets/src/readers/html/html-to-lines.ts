import { compile, type HtmlToTextOptions } from 'html-to-text';

/** Real mails nest tables some forty elements deep. */
const MAX_DEPTH = 120;
/** Deeper markup is no page but an attack: parsers take time with the square of the depth. */
const MAX_NESTING = 1000;
/** Elements whose end tag may be left out, or that have none: they say nothing about depth. */
const NOT_NESTING = new Set(
  'area base br col dd dt embed hr img input li link meta option p param source tbody td tfoot th thead tr track wbr'.split(
    ' ',
  ),
);
/** A cell wider than this is running text. */
const MAX_COLUMN_WIDTH = 100;

const OPTIONS = {
  wordwrap: false,
  limits: { maxDepth: MAX_DEPTH, maxInputLength: 4_000_000, ellipsis: '' },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    {
      selector: 'table',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: MAX_COLUMN_WIDTH },
    },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
    ...['ul', 'ol'].map((selector) => ({ selector, options: { itemPrefix: ' ' } })),
    ...['script', 'style', 'noscript', 'template', 'title'].map((selector) => ({
      selector,
      format: 'skip',
    })),
  ],
} satisfies HtmlToTextOptions;

const CONVERTERS = {
  apart: compile(OPTIONS),
  close: compile({
    ...OPTIONS,
    selectors: [
      ...OPTIONS.selectors,
      { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ],
  }),
};

/**
 * What a page shows, with the cells of its tables in columns. Paragraphs stand `apart` with an empty line
 * between them, or `close`, as where each line of a document is one.
 */
export function htmlToLines(html: string, paragraphs: keyof typeof CONVERTERS = 'apart'): string {
  return isTooDeep(html) ? stripTags(html) : CONVERTERS[paragraphs](html);
}

function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^<>]*/gi)) {
    if (NOT_NESTING.has(name.toLowerCase()) || tag.endsWith('/')) continue;
    depth = slash === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MAX_NESTING) return true;
  }
  return false;
}

function stripTags(html: string): string {
  return html.replace(/<[^<>]*>/g, '\n').replace(/\n{2,}/g, '\n');
}
