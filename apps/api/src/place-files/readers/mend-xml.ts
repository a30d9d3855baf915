import { toPlainText } from './plain-text.ts';

/** What XML 1.0 has no way to write, raw or as a reference. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const REFERENCE = /&#(x[\da-f]{1,8}|\d{1,8});/gi;
/** `Fish & Chips`, and a link with `&zoom=`. */
const BARE = /&(?!(?:#x[\da-f]{1,8}|#\d{1,8}|[a-z][a-z\d]{0,30});)/gi;

/** `&eacute;`: HTML knows it, XML has five of its own. */
const NAMED = /&(?!(?:amp|lt|gt|quot|apos|nbsp);)[a-z][a-z\d]{1,30};/gi;

/** HTML has some two thousand; a file with more is not using HTML's names. */
const MOST_NAMES = 2000;

/** The character that HTML gives this name, as XML writes it; the name as text if there is none. Each name is looked up once a file. */
function makeFromHtml(): (reference: string) => string {
  const known = new Map<string, string>();
  return (reference) => {
    const before = known.get(reference);
    if (before !== undefined) return before;
    const text = known.size < MOST_NAMES ? toPlainText(reference) : reference;
    const written = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') || reference;
    if (known.size < MOST_NAMES) known.set(reference, written);
    return written;
  };
}

function isWritable(code: number): boolean {
  return (
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x1_0000 && code <= 0x10_ffff)
  );
}

/**
 * The mistakes of exporters that leave no doubt what was meant: characters that XML cannot have are dropped, an ampersand
 * that begins no reference is one, and what HTML calls a character is that character. The text itself where there is nothing to mend.
 */
export function mendXml(xml: string): string {
  return xml
    .replace(UNWRITABLE, '')
    .replace(REFERENCE, (reference, digits: string) => {
      const isHex = /^x/i.test(digits);
      const code = Number.parseInt(isHex ? digits.slice(1) : digits, isHex ? 16 : 10);
      return isWritable(code) ? reference : '';
    })
    .replace(BARE, '&amp;')
    .replace(NAMED, makeFromHtml());
}
