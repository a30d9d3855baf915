const HANGUL = /\p{Script=Hangul}/u;

/** Matches any of the patterns: a word of another script begins where no letter is before it, a Korean one anywhere. */
export function anyOf(...patterns: readonly string[]): RegExp {
  const begun = patterns.filter((pattern) => !HANGUL.test(pattern));
  const joined = patterns.filter((pattern) => HANGUL.test(pattern));
  return new RegExp([String.raw`(?<!\p{L})(?:${begun.join('|')})`, ...joined].join('|'), 'iu');
}
