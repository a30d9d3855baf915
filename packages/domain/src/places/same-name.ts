import { fold } from '../shared/fold.ts';
import { isWithinTypingErrors } from '../shared/typing-errors.ts';

const wordsOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => fold(line).split(' ')));

/** Words that one source writes and another leaves out: `The British Museum`. */
const ARTICLES = wordsOf([
  'the a an of and at in la le les l el los las de del della des du di da do dos y e et und der die das',
]);
/** Words for what it is: `Gyeongbokgung Palace` is `Gyeongbokgung`, and `Namsan Tower` is not `Namsan Park`. */
const KIND_WORDS = wordsOf([
  'palace museum park temple shrine church cathedral basilica castle fortress tower bridge square market garden gardens',
  'mountain mount hill beach island lake river station street road avenue gallery centre center house hall village town',
  'restaurant cafe coffee bar pub bistro brasserie trattoria osteria taverna bakery hotel shop store',
  'palacio museo parque templo santuario iglesia catedral castillo torre puente plaza mercado jardin jardines',
  'palais musee parc eglise cathedrale chateau tour pont place marche palazzo chiesa duomo ponte piazza giardino',
  'schloss kirche dom turm brucke platz markt garten berg insel',
]);
const LATIN = /^[\p{Script=Latin}\p{N}]+$/u;
/** `l’Orangerie` is `Orangerie`. */
const ELISION = /(?<!\p{L})[dl]['’]/giu;
const IN_BRACKETS = /\s*[（([【][^（()）[\]【】]*[)）\]】]/gu;

/** What is compared of a name. */
export interface NameKey {
  /** Without articles. */
  readonly words: readonly string[];
  readonly joined: string;
  /** Without the words for what it is; empty for `The Museum`. */
  readonly core: string;
  readonly kindWords: readonly string[];
  /** Numbers and single letters: `Pier 1` is not `Pier 2`. */
  readonly marks: string;
}

function toKey(name: string): NameKey | undefined {
  const folded = fold(name.replace(ELISION, ''));
  if (folded === '') return undefined;
  const all = folded.split(' ');
  const named = all.filter((word) => !ARTICLES.has(word));
  const words = named.length > 0 ? named : all;
  return {
    words,
    joined: words.join(''),
    core: words.filter((word) => !KIND_WORDS.has(word)).join(''),
    kindWords: words.filter((word) => KIND_WORDS.has(word)),
    marks: words.filter((word) => /\p{N}/u.test(word) || /^[a-z]$/u.test(word)).join(' '),
  };
}

/** The keys of a place's names, each once; what is in brackets can be left out. */
export function toNameKeys(names: readonly string[]): NameKey[] {
  const variants = names.flatMap((name) => {
    const outside = name.replace(IN_BRACKETS, ' ').trim();
    return outside === name ? [name] : [name, outside];
  });
  const keys = variants.flatMap((name) => toKey(name) ?? []);
  return [...new Map(keys.map((key) => [key.words.join(' '), key])).values()];
}

/** One error in a word of at least five letters, two from ten on; none in scripts where one sign can be a word. */
function isMisspelt(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || a[0] !== b[0] || !LATIN.test(a) || !LATIN.test(b)) return false;
  return isWithinTypingErrors(a, b, shorter < 10 ? 1 : 2);
}

/** `alike`: written alike, or misspelt. `shortened`: one of them lacks the word for what it is. */
export type NameLikeness = 'alike' | 'shortened' | undefined;

function compareKeys(a: NameKey, b: NameKey): NameLikeness {
  if (a.marks !== b.marks) return undefined;
  if (a.joined === b.joined) return 'alike';
  if (a.words.length === b.words.length) {
    const isSame = a.words.every((word, at) => isMisspelt(word, b.words[at] ?? ''));
    return isSame ? 'alike' : undefined;
  }
  const [fewer, more] = a.kindWords.length < b.kindWords.length ? [a, b] : [b, a];
  const isPart = fewer.kindWords.every((word) => more.kindWords.includes(word));
  return isPart && a.core.length >= 3 && isMisspelt(a.core, b.core) ? 'shortened' : undefined;
}

/** How alike two places are named, by the names that are most alike. */
export function compareNames(these: readonly NameKey[], those: readonly NameKey[]): NameLikeness {
  let likeness: NameLikeness;
  for (const a of these) {
    for (const b of those) {
      const found = compareKeys(a, b);
      if (found === 'alike') return found;
      likeness ??= found;
    }
  }
  return likeness;
}
