import { decodeText } from '../text/decode-text.ts';

/** Where a pass keeps the words of a language: `en.lproj/pass.strings`. */
export const STRINGS_FILE = /^([A-Za-z]{2,3}(?:[-_]\w{2,8})*)\.lproj\/pass\.strings$/;
const PAIR = /"((?:[^"\\]|\\[^])*)"\s*=\s*"((?:[^"\\]|\\[^])*)"/g;
const MAX_LENGTH = 500_000;

/** Gives the words for a text of the pass: English ones where it has them, else those of its first language. */
export function readTexts(files: ReadonlyMap<string, Uint8Array>): (text: string) => string {
  const names = [...files.keys()].filter((name) => STRINGS_FILE.test(name)).sort();
  const name = names.find((each) => /^en(?![a-z])/i.test(each)) ?? names[0];
  const bytes = name === undefined ? undefined : files.get(name);
  if (!bytes) return (text) => text;
  const texts = new Map(
    [...decodeText(bytes).slice(0, MAX_LENGTH).matchAll(PAIR)].map(([, key = '', text = '']) => [
      unescape(key),
      unescape(text),
    ]),
  );
  return (text) => texts.get(text) ?? text;
}

function unescape(text: string): string {
  return text.replace(/\\(U[\da-f]{4}|[^])/gi, (_, escaped: string) => {
    if (escaped.length === 5) return String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return escaped === 'n' ? '\n' : escaped === 't' ? '\t' : escaped;
  });
}
