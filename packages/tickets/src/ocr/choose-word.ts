/** A word as one of several read it. */
export interface WordReading {
  readonly text: string;
  /** 0 guessed to 100 certain. */
  readonly confidence: number;
}

/** Letters whose capital has the shape of the small one, and that and a digit, which only what is beside them tells apart. */
const CAPITAL_ALIKE = /[cosuvwxzpk]/iu;
/** Strokes, of which a slash is the one that is not read into others. */
const STROKES = /[/I1l|]/gu;
const ROUND = /[O0]/gu;
/** The second reading counts from here on; before it the first does. */
const SURE = 60;
/** Words of small letters are what the first reader knows best. */
const SURE_OF_WORDS = 90;
/** A first reading of less was guessed. */
const GUESSED = 50;
const SURE_OF_ROUND = 85;
/** Letters that the second reader does not know. */
const ACCENTS = /[\u00C0-\u024F\u2019]/u;
const SMALL = /^\D*[a-z]{3}\D*$/u;

/** A word that the first reader of a page was unsure of, with what the second one made of it alone. */
export function chooseWord(first: WordReading, second: WordReading): WordReading {
  const text = second.text.replaceAll(' ', '');
  if (text === '' || ACCENTS.test(first.text)) return first;
  const confidence = Math.max(first.confidence, second.confidence);
  if (text === first.text) return { text, confidence };
  if (text.toLowerCase() === first.text.toLowerCase()) {
    return { text: withCapitals(first.text, text), confidence };
  }
  const isStroke = text.replaceAll(STROKES, '/') === first.text.replaceAll(STROKES, '/');
  if (isStroke && first.text.includes('/') && !text.includes('/')) return first;
  return second.confidence >= leastConfidence(first, text)
    ? { text: withCapitals(text, first.text), confidence: second.confidence }
    : first;
}

/** How sure of its text the second reader must be. */
function leastConfidence(first: WordReading, text: string): number {
  if (text.replaceAll(ROUND, '0') === first.text.replaceAll(ROUND, '0')) {
    // Nothing is beside a letter that is alone; and the second reader prefers letters.
    const isDigit = count0(text) > count0(first.text);
    return text.length === 1 || (!isDigit && first.confidence >= GUESSED)
      ? Infinity
      : SURE_OF_ROUND;
  }
  if (first.confidence < GUESSED) return GUESSED;
  return SMALL.test(first.text) ? SURE_OF_WORDS : SURE;
}

function count0(text: string): number {
  return text.split('0').length - 1;
}

/** The text with the capitals of a reading that is alike but for their size, which a strip does not show. */
function withCapitals(text: string, other: string): string {
  if (text.length !== other.length) return text;
  return Array.from(text, (letter, at) => {
    const read = other[at] ?? letter;
    return CAPITAL_ALIKE.test(letter) && letter.toUpperCase() === read ? read : letter;
  }).join('');
}
