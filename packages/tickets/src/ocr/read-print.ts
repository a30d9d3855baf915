import { eraseRules } from '../images/erase-rules.ts';
import { findPrint } from '../images/find-print.ts';
import type { Tilt } from '../images/find-tilt.ts';
import type { Gray } from '../images/gray.ts';
import { chooseScale, measureLineHeight } from '../images/measure-print.ts';
import { projectEdges } from '../images/projection.ts';
import { type TurnedGray, turnGray } from '../images/turn-gray.ts';
import { type PageText, type PlacedWord, toBox } from '../printed-line.ts';
import { dropWedged } from './drop-dirt.ts';
import { hasHangul, isHangulUpright } from './find-hangul.ts';
import { layOutWords } from './lay-out-words.ts';
import { type Grain, recogniseWords } from './ocr-engine.ts';
import { measureConfidence, type PrintedWord } from './printed-word.ts';
import { readCodesAgain } from './read-codes-again.ts';
import { isOneAlphabet, isSpanish, readOtherLanguages } from './read-other-languages.ts';
import { type PartReader, toPartReader } from './read-part.ts';
import { readLargePrint } from './read-large-print.ts';
import { readWordsAgain } from './read-words-again.ts';
import { readHangul } from './read-hangul.ts';
import { readStrongCodes } from './read-strong-codes.ts';
import { repairPrint } from './repair/repair-print.ts';
import { findStripReader } from './strip-engine.ts';
import { turnOver } from './turn-over.ts';

/** A tilt that makes no difference to the engine. */
const SAME_DEGREES = 0.4;
/** Share of letters that are read well, below which the picture may be upside down. */
const UPRIGHT = 0.6;
/** Letters that are read well; fewer are patterns that look like some. */
const LEAST_PRINT = 4;

const NO_PRINT: PageText = { text: '', lines: [] };

/**
 * The print in an evenly lit picture as text, columns kept by spaces, with where it is in the picture as it
 * was given; empty where there is none.
 */
export async function readPrint(gray: Gray, tilt: Tilt, grain: Grain): Promise<PageText> {
  const { straight, upright, isTurned, words, read } = await readTurned(gray, tilt, grain);
  const all = await readLargePrint(upright, words, grain);
  const best = dropWedged(await readUnsure(upright, all, grain, read));
  if (measureConfidence(best).sure < LEAST_PRINT) return NO_PRINT;
  const lines = layOutWords(best);
  const text = repairPrint(lines.map((line) => line.text).join('\n'));
  const mended = text.split('\n');
  const place = (word: PrintedWord): PlacedWord => {
    const edges = isTurned ? turnOver(word, straight.gray) : word;
    return { text: word.text, box: toBox(projectEdges(straight.toSource, edges), gray) };
  };
  return {
    text,
    lines: lines.map(({ text: read, words: own }, at) => ({
      text: mended[at] ?? read,
      words: own.map(place),
    })),
  };
}

/**
 * The words with what English was unsure of read again. What may be of another language is read as that first: a network
 * of English finds its letters in Hangul, and none with accents.
 */
async function readUnsure(
  gray: Gray,
  words: readonly PrintedWord[],
  grain: Grain,
  read: PartReader | undefined,
): Promise<readonly PrintedWord[]> {
  if (!read) return readOtherLanguages(gray, await readCodesAgain(gray, words), grain);
  if (isOneAlphabet(words) || isSpanish(words)) {
    return readWordsAgain(await readOtherLanguages(gray, words, grain, read), read);
  }
  const spelt = await readStrongCodes(words, read);
  const isHangul = await hasHangul(spelt, read);
  return readWordsAgain(isHangul ? await readHangul(gray, spelt, read) : spelt, read);
}

interface Turned extends Upright {
  readonly straight: TurnedGray;
}

/** A barcode looks like print that runs up or down: what is not legible so is tried level. */
async function readTurned(gray: Gray, tilt: Tilt, grain: Grain): Promise<Turned> {
  const straight = straighten(gray, tilt);
  const turned = { straight, ...(await readUpright(straight.gray, grain)) };
  if (!tilt.isSideways || turned.isLegible) return turned;
  const level = await readTurned(gray, { ...tilt, degrees: tilt.level, isSideways: false }, grain);
  const { sure } = measureConfidence(turned.words);
  return measureConfidence(level.words).sure > sure ? level : turned;
}

/**
 * The part with print, upright or upside down, its lines level, as high as the engine likes them and without the rules
 * between them.
 */
function straighten(gray: Gray, tilt: Tilt): TurnedGray {
  const wanted = (tilt.isSideways ? 90 : 0) - tilt.degrees;
  const degrees = Math.abs(wanted) < SAME_DEGREES ? 0 : wanted;
  const turned = turnGray(gray, degrees).gray;
  const part = findPrint(turned);
  const scale = chooseScale(measureLineHeight(turned), part);
  const straight = turnGray(gray, degrees, scale, part);
  return { ...straight, gray: eraseRules(straight.gray) };
}

interface Upright {
  readonly upright: Gray;
  readonly isTurned: boolean;
  readonly isLegible: boolean;
  readonly words: PrintedWord[];
  /** Reads parts of the upright picture as strips; undefined where the library for it does not load. */
  readonly read: PartReader | undefined;
}

/** Upside-down print is hardly read at all: the better reading counts. English reads Hangul no better. */
async function readUpright(gray: Gray, grain: Grain): Promise<Upright> {
  const readStrip = await findStripReader();
  const words = await recogniseWords(gray, 'eng', grain);
  const read = readStrip && toPartReader(gray, readStrip);
  const { sure, share } = measureConfidence(words);
  const isLegible =
    share >= UPRIGHT || (read !== undefined && (await isHangulUpright(words, read)));
  const asItLies = { upright: gray, isTurned: false, isLegible, words, read };
  if (isLegible || (sure === 0 && words.length < 3)) return asItLies;
  const turned: Gray = { ...gray, data: gray.data.toReversed() };
  const over = await recogniseWords(turned, 'eng', grain);
  if (measureConfidence(over).sure <= sure) return asItLies;
  return {
    upright: turned,
    isTurned: true,
    isLegible: measureConfidence(over).share >= UPRIGHT,
    words: over,
    read: readStrip && toPartReader(turned, readStrip),
  };
}
