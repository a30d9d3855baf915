/** How the word before a particle ends, as it is read aloud. */
type Ending = 'vowel' | 'rieul' | 'consonant';

/** Each pair as the texts write it: what follows a consonant, and what follows a vowel. */
const PAIRS = {
  '은(는)': ['은', '는'],
  '이(가)': ['이', '가'],
  '을(를)': ['을', '를'],
  '과(와)': ['과', '와'],
  '(으)로': ['으로', '로'],
} as const;

const PAIR = /은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로/gu;

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const FINAL_RIEUL = 8;

/** 영 일 이 삼 사 오 육 칠 팔 구; numbers that end in more zeros end in 십, 백, 천 or 만, consonants all. */
const DIGITS: readonly Ending[] = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
];

function endOfSyllable(syllable: string): Ending | undefined {
  const code = syllable.codePointAt(0) ?? 0;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return undefined;
  const final = (code - FIRST_SYLLABLE) % FINALS;
  if (final === FINAL_RIEUL) return 'rieul';
  return final === 0 ? 'vowel' : 'consonant';
}

/** Letter by letter, `ICN` as 아이시엔: only L, M, N and R end in a consonant. */
function endOfLetters(letters: string): Ending {
  if (/[LR]$/u.test(letters)) return 'rieul';
  return /[MN]$/u.test(letters) ? 'consonant' : 'vowel';
}

/** As a loanword: `Google` 구글, `Chrome` 크롬, `Tripadvisor` 트립어드바이저, `com` 컴. */
function endOfWord(word: string): Ending {
  if (/le?$/iu.test(word)) return 'rieul';
  return /(?:[mn]e?|ng|[aeiou][bckpt])$/iu.test(word) ? 'consonant' : 'vowel';
}

/** Of the text before the particle, without quotes and brackets at its end; undefined for letters that are not known. */
function endOf(text: string): Ending | undefined {
  const bare = text.replace(/[\s"'”’)\]〉》」』.]+$/u, '');
  const last = bare.at(-1) ?? '';
  if (/\d/u.test(last)) return DIGITS[Number(last)];
  const word = /[a-z]+$/iu.exec(bare)?.[0];
  if (word === undefined) return endOfSyllable(last);
  return word === word.toUpperCase() ? endOfLetters(word) : endOfWord(word);
}

/**
 * Chooses the particles that a text leaves open: `경복궁을(를)` becomes `경복궁을`, `카페(으)로` `카페로`. After ㄹ 로 is as
 * after a vowel. Where it is unknown how the word before ends, both stay.
 */
export function chooseParticles(text: string): string {
  return text.replaceAll(PAIR, (pair, at: number) => {
    const end = endOf(text.slice(0, at));
    if (end === undefined) return pair;
    const [afterConsonant, afterVowel] = PAIRS[pair as keyof typeof PAIRS];
    const isOpen = end === 'vowel' || (pair === '(으)로' && end === 'rieul');
    return isOpen ? afterVowel : afterConsonant;
  });
}

/** For i18next, which runs it over every text once its values are in it; other languages pass. */
export const particles = {
  type: 'postProcessor',
  name: 'particles',
  process: (text: string, _key: unknown, _options: unknown, { language }: { language: string }) =>
    language === 'ko' ? chooseParticles(text) : text,
} as const;
