import { type Gray, toGray, toPicture } from '../images/gray.ts';
import { cropPicture, turnPicture } from '../images/turn-picture.ts';
import type { Picture } from '../images/canvas-engine.ts';
import { chooseCode, type CodeReading } from './choose-code.ts';
import { recogniseCode } from './ocr-engine.ts';
import type { PrintedWord } from './printed-word.ts';

/** Capitals and digits, some perhaps taken for small letters, with a sign behind them: `PBLMWT`, `1pC`, `AY/S5T8KQW.` */
const CODE = /^(?=.*[A-Z\d].*[A-Z\d])[A-Z\d][A-Za-z\d/]{1,11}[.,:;]{0,2}$/u;
/** Words of small letters are none, and numbers are read well. */
const NO_CODE = /[a-z]{2}|^\d+\D?$/u;
/** The engine is more certain when it is right; less so of digits among letters. */
const SURE = 80;
const SURE_OF_DIGITS = 92;
/** Codes that are looked at: a page of patterns has hundreds. */
const MOST_CODES = 80;
/** Sizes in which a code is shown: what is read alike in two of them is there. */
const SCALES = [1, 1.4, 1.8];
/** Below this, a size that is read says nothing, and others will not. */
const LEAST_CONFIDENCE = 65;
/** White around a code, in which the engine finds its line. */
const MARGIN = 10;
const EDGE = 6;

/**
 * The words with the codes that the network is unsure of read again by the shapes of their letters: it expects
 * letters beside letters, and takes `P8LMWT` for `PBLMWT`.
 */
export async function readCodesAgain(
  gray: Gray,
  words: readonly PrintedWord[],
): Promise<readonly PrintedWord[]> {
  const codes = words.filter(isUnsureCode).slice(0, MOST_CODES);
  if (codes.length === 0) return words;
  const picture = await toPicture(gray);
  const read = new Map<PrintedWord, CodeReading>();
  for (const code of codes) read.set(code, chooseCode(code, await readSizes(picture, code)));
  return words.map((word) => replaceReading(word, read.get(word)));
}

function replaceReading(word: PrintedWord, code?: CodeReading): PrintedWord {
  return code ? { ...word, text: code.text, confidence: code.confidence } : word;
}

function isUnsureCode({ text, confidence }: PrintedWord): boolean {
  const sure = /\d/u.test(text) ? SURE_OF_DIGITS : SURE;
  return confidence < sure && CODE.test(text) && !NO_CODE.test(text);
}

async function readSizes(picture: Picture, word: PrintedWord): Promise<CodeReading[]> {
  const part = {
    left: Math.max(0, word.left - EDGE),
    top: Math.max(0, word.top - EDGE),
    width: word.right - word.left + 2 * EDGE,
    height: word.bottom - word.top + 2 * EDGE,
  };
  const own = await cropPicture(picture, part);
  const readings: CodeReading[] = [];
  for (const scale of SCALES) {
    const shown = addMargin(toGray(await turnPicture(own, 0, scale)));
    const [first, ...more] = await recogniseCode(shown);
    // Another script has no shape that is a letter.
    if (!first || more.length > 0 || first.confidence < LEAST_CONFIDENCE) return readings;
    readings.push(first);
    if (first.text === word.text) return readings;
  }
  return readings;
}

function addMargin({ width, height, data }: Gray): Gray {
  const wide = width + 2 * MARGIN;
  const shown = new Uint8Array(wide * (height + 2 * MARGIN)).fill(255);
  for (let y = 0; y < height; y += 1) {
    shown.set(data.subarray(y * width, (y + 1) * width), (y + MARGIN) * wide + MARGIN);
  }
  return { width: wide, height: height + 2 * MARGIN, data: shown };
}
