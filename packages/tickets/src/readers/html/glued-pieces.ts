import type { DomNode } from 'html-to-text';

/** How much of a piece is looked at, and of how many nodes it may consist. */
const REACH = 24;
const MAX_NODES = 12;

const INLINE = new Set(
  'a abbr b bdi cite dfn em font i label mark small span strong sub sup time u'.split(' '),
);

const TIME_FIRST = /^(?:[01]?\d|2[0-3])[:h][0-5]\d(?!\d)/u;
const TIME_LAST = /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?:\s?[ap]\.?m\.?)?(?:\s?\+\d)?$/iu;
const LENGTH_FIRST = /^\d{1,2}\s?(?:h(?:rs?|ours?)?\b|시간|std\b|min\b|분)/iu;
const CODE = /^[A-Z]{3}$/u;
const NAME_FIRST = /^\p{Lu}\p{Ll}{2}/u;
const NUMBER = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}$/u;
const CODE_LAST = /(?<![\p{L}\d])[A-Z]{3}\)?$/u;
/** A day: `2월 5일`, `5 Feb`, `05/02`, `2027-02-05`. */
const DAY_FIRST = /^(?:\d{1,2}(?:월|\s\p{L}{3}|[./]\s?\d{1,2}(?!\d))|20\d{2}[-./년])/u;
const WORD_LAST = /(?:\p{L}{2}\p{Ll}|[가-힣])$/u;
const VALUE_FIRST = /^(?:[\p{Lu}\d])/u;

/**
 * True for two pieces of a line that the page sets apart by its style alone, `<span>ICN</span><span>10:00</span>`:
 * both are whole, as a time, a code, a label and its value are. A word in pieces, `<b>K</b><b>E</b>`, is left together.
 */
export function isSetApart(left: DomNode, right: DomNode): boolean {
  const [before, after] = [textOf(left, 'end'), textOf(right, 'start')];
  if (before === undefined || after === undefined) return false;
  if (/\s$/u.test(before) || /^\s/u.test(after)) return false;
  if (TIME_FIRST.test(after)) return /[\p{L})]$/u.test(before) || TIME_LAST.test(before);
  if (TIME_LAST.test(before)) return /^(?!(?:[ap]\.?m|uhr|hrs?)\b)\p{L}{2}/iu.test(after);
  if (CODE_LAST.test(before) && DAY_FIRST.test(after)) return true;
  if (CODE.test(before)) return CODE.test(after) || NAME_FIRST.test(after);
  if (NUMBER.test(before)) return LENGTH_FIRST.test(after) || /^\p{L}{3}/u.test(after);
  return WORD_LAST.test(before) && VALUE_FIRST.test(after);
}

/** What stands in the same line at one side of an element; undefined where a line ends there, or much is nested. */
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
