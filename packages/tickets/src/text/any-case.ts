const PART = /\\p\{[^}]*\}|\\.|\[[^\]]*\]|\p{L}/gu;

/**
 * The source of a pattern whose words are in capitals or not: `via` gives `[vV][iI][aA]`. For patterns whose
 * other parts are case-sensitive. Instead of `(?i:via)`: V8 forgets that modifier once a process has compiled so
 * many patterns that it stops optimising them (https://github.com/nodejs/node/issues/60030).
 * Classes list their letters, without ranges.
 */
export function anyCase(source: string): string {
  return source.replace(PART, (part) => {
    if (/^\p{L}$/u.test(part)) return `[${bothCases(part)}]`;
    return part.startsWith('[') ? part.replace(/\p{L}/gu, bothCases) : part;
  });
}

function bothCases(letter: string): string {
  const cases = [letter.toLowerCase(), letter.toUpperCase()].filter((one) => one.length === 1);
  return [...new Set(cases)].join('');
}
