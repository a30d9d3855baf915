const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff가-힣]/u;
const BETWEEN = /[\s,/&+()[\]:：.*'’-]*/uy;

function alternatives(words: readonly string[], before = ''): string {
  const joined = words.filter((word) => EAST_ASIAN.test(word)).join('|');
  const spaced = words.filter((word) => !EAST_ASIAN.test(word)).join('|');
  return [
    ...(joined === '' ? [] : [`(?:${joined})`]),
    ...(spaced === '' ? [] : [String.raw`${before}(?:${spaced})(?![\p{L}\d])`]),
  ].join('|');
}

/** Finds one of the words, each the inside of a regular expression. East Asian ones may be in others. */
export function makeFinder(words: readonly string[]): RegExp {
  return new RegExp(alternatives(words, String.raw`(?<![\p{L}\d])`), 'iu');
}

/** Tells texts that are made of the words and nothing else: `Hot meal, snack`, `기내식 제공`. Empty ones are not. */
export function makeWholeTest(words: readonly string[]): (text: string) => boolean {
  const word = new RegExp(alternatives(words), 'iuy');
  return (text) => {
    let at = skip(BETWEEN, text, 0);
    if (at === text.length) return false;
    while (at < text.length) {
      const next = skip(word, text, at);
      if (next === at) return false;
      at = skip(BETWEEN, text, next);
    }
    return true;
  };
}

/** Where a sticky expression ends that begins at a place; that place where it does not match. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text) ? pattern.lastIndex : at;
}
