/** A piece of a rich text file, as its markup divides it. */
export type RtfToken =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  /** `\fs20`: `value` is absent where the word has no number. */
  | { readonly kind: 'word'; readonly word: string; readonly value?: number }
  /** Bytes of text, in the encoding of the font. */
  | { readonly kind: 'bytes'; readonly bytes: string };

const TOKEN =
  /\\(?:([a-z]{1,32})(-?\d{1,9})? ?|'([\da-f]{2})|([^a-z]))|([{}])|([^\\{}\r\n]+)|[\r\n]+/giy;

/** Symbols that are text. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '~': ' ',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
};

/** The pieces of a rich text file, `rtf` with a character for each byte. Pictures in raw bytes are skipped. */
export function* readTokens(rtf: string): Generator<RtfToken> {
  TOKEN.lastIndex = 0;
  for (let at = 0; at < rtf.length;) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(rtf);
    if (!match) return;
    at = TOKEN.lastIndex;
    const [, word, digits, hex, symbol, brace, text] = match;
    if (word !== undefined) {
      const value = digits === undefined ? undefined : Number(digits);
      if (word === 'bin') at += Math.max(0, value ?? 0);
      else yield value === undefined ? { kind: 'word', word } : { kind: 'word', word, value };
    } else if (brace === '{') yield { kind: 'open' };
    else if (brace === '}') yield { kind: 'close' };
    else if (hex !== undefined)
      yield { kind: 'bytes', bytes: String.fromCharCode(Number.parseInt(hex, 16)) };
    else if (symbol === '*') yield { kind: 'word', word: '*' };
    else if (symbol === '\n' || symbol === '\r') yield { kind: 'word', word: 'par' };
    else if (symbol !== undefined) yield { kind: 'bytes', bytes: SYMBOLS[symbol] ?? '' };
    else if (text !== undefined) yield { kind: 'bytes', bytes: text };
  }
}
