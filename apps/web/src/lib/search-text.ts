/** Two final consonants in one letter, as a Korean keyboard makes them of two initials that follow each other. */
const PAIRS: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

const ONLY_INITIALS = /^[\u1100-\u1112]+$/;
const VOWELS_AND_FINALS = /[\u1161-\u11ff]/g;

/** Without case and accents, syllables of Hangul as their letters: half a syllable finds the whole one. */
function fold(text: string): string {
  return text
    .replaceAll(/[ㄳ-ㅄ]/g, (letter) => PAIRS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();
}

const isWordStart = (text: string, at: number) =>
  at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');

/** 3 where the text begins with it, 2 where one of its words does, 1 anywhere else; undefined where it is not in it. */
function rankPart(text: string, part: string): number | undefined {
  let best: number | undefined;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (at === 0) return 3;
    best = Math.max(best ?? 1, isWordStart(text, at) ? 2 : 1);
  }
  return best;
}

/**
 * How well a text matches a query: higher is better, undefined if a word of the query is missing. Without
 * accents and case; Korean also by the initial consonants of its syllables.
 */
export function rankText(text: string, query: string): number | undefined {
  const whole = fold(text);
  const initials = whole.replaceAll(VOWELS_AND_FINALS, '');
  let sum = 0;
  for (const part of fold(query).split(/\s+/).filter(Boolean)) {
    const rank = rankPart(ONLY_INITIALS.test(part) ? initials : whole, part);
    if (rank === undefined) return undefined;
    sum += rank;
  }
  return sum;
}
