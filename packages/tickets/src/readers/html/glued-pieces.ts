import type { DomNode } from 'html-to-text';

/** How many characters of a piece are checked, and how many nodes it may have. */
const REACH = 24;
const MAX_NODES = 12;

const INLINE = new Set(
  'a abbr b bdi cite dfn em font i label mark small span strong sub sup time u'.split(' '),
);

const TIME_FIRST = /^(?:[01]?\d|2[0-3])[:h][0-5]\d(?!\d)/u;
const TIME_LAST = /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?:\s?[ap]\.?m\.?)?(?:\s?\+\d)?$/iu;
const LENGTH_FIRST = /^\d{1,2}\s?(?:h(?:rs?|ours?)?\b|시간|std\b|min\b|분)/iu;
const LENGTH_LAST = /\d\s?[hm]$/u;
const CODE = /^[A-Z]{3}$/u;
const CODE_LAST = /(?<![\p{L}\d])[A-Z]{3}\)?$/u;
const NAME_FIRST = /^(?:\p{Lu}\p{Ll}{2}|[가-힣]{2})/u;
const TERMINAL_FIRST = /^T\d(?![\p{L}\d])/u;
/** A day: `2월 5일`, `5 Feb`, `05/02`, `2027-02-05`. */
const DAY_FIRST = /^(?:\d{1,2}(?:월|\s\p{L}{3}|[./]\s?\d{1,2}(?!\d))|20\d{2}[-./년])/u;
/** `5 Feb 2027`, `2027-02-05`. */
const DAY_LAST = /(?<![\p{L}\d])20\d{2}(?:([-./])\d{1,2}\1\d{1,2})?$/u;
const NUMBER = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}$/u;
const NUMBER_FIRST = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}(?![\p{L}\d])/u;
const AIRCRAFT_FIRST = /^(?:A[23]\d{2}|B?7\d7)(?!\d)/u;
const SEAT = /^\d{1,2}[A-L]$/u;
const WORD_LAST = /(?:\p{L}{2}\p{Ll}|[가-힣])$/u;
const WORD_FIRST = /^\p{Lu}\p{Ll}/u;
const VALUE_FIRST = /^(?:[\p{Lu}\d])/u;

/** How the left one ends, and how the right one begins. */
const APART: readonly (readonly [left: RegExp, right: RegExp])[] = [
  [/[\p{L})]$/u, TIME_FIRST],
  [TIME_LAST, TIME_FIRST],
  [TIME_LAST, LENGTH_FIRST],
  [TIME_LAST, /^(?!(?:[ap]\.?m|uhr|hrs?)\b)\p{L}{2}/iu],
  [DAY_LAST, TIME_FIRST],
  [DAY_LAST, NUMBER_FIRST],
  [DAY_LAST, WORD_FIRST],
  [CODE_LAST, DAY_FIRST],
  [CODE, CODE],
  [CODE, NAME_FIRST],
  [CODE, TERMINAL_FIRST],
  [NUMBER, TIME_FIRST],
  [NUMBER, LENGTH_FIRST],
  [NUMBER, AIRCRAFT_FIRST],
  [NUMBER, /^\p{L}{3}/u],
  [LENGTH_LAST, WORD_FIRST],
  [SEAT, WORD_FIRST],
  [WORD_LAST, VALUE_FIRST],
];

/**
 * True for two pieces of a line that the page sets apart by its style alone, `<span>ICN</span><span>10:00</span>`:
 * both are whole, as a time, a code, a label and its value are. A word in pieces, `<b>K</b><b>E</b>`, is left together.
 */
export function isSetApart(first: DomNode, second: DomNode): boolean {
  const [before, after] = [textOf(first, 'end'), textOf(second, 'start')];
  if (before === undefined || after === undefined) return false;
  if (/\s$/u.test(before) || /^\s/u.test(after)) return false;
  return APART.some(([left, right]) => left.test(before) && right.test(after));
}

/** The text in the same line on one side of an element; undefined if the line ends there or the nesting is too deep. */
function textOf(element: DomNode, side: 'start' | 'end'): string | undefined {
  const open = [element];
  let text = '';
  for (let seen = 0; seen < MAX_NODES; seen++) {
    const node = open.pop();
    if (node === undefined || text.length >= REACH) return text;
    if (node.type === 'text') {
      const data = (node.data ?? '').slice(...(side === 'start' ? [0, REACH] : [-REACH]));
      text = side === 'start' ? text + data : data + text;
    } else if (node.type === 'tag' && !INLINE.has(node.name ?? '')) {
      return undefined;
    } else if (node.type === 'tag') {
      const { children } = node;
      const near = side === 'start' ? children.slice(0, MAX_NODES) : children.slice(-MAX_NODES);
      open.push(...(side === 'start' ? near.reverse() : near));
    }
  }
  return undefined;
}
