import type { Tilt } from '../readers/image/find-tilt.ts';
import { type Gray, toGray, toPicture } from '../readers/image/gray.ts';
import { measureLineHeight } from '../readers/image/measure-print.ts';
import { turnPicture } from '../readers/image/turn-picture.ts';
import type { PageText } from '../readers/printed-line.ts';
import { layOutWords } from './lay-out-words.ts';
import { type PrintLanguages, recogniseWords } from './ocr-engine.ts';
import { measureConfidence, type PrintedWord } from './printed-word.ts';
import { repairPrint } from './repair-print.ts';
import { turnBack } from './turn-back.ts';

/** Line height in pixels that the engine reads best. */
const BEST_LINE_HEIGHT = 34;
const MOST_ENLARGED = 4;
const LEAST_SHRUNK = 0.4;
/** Pixels for the engine, at most. */
const READ_PIXELS = 7_000_000;
/** A scale or tilt that makes no difference to the engine. */
const SAME_SCALE = 0.2;
const SAME_DEGREES = 0.4;
/** Share of letters that are read well: below, the picture may be upside down; below, in another script. */
const UPRIGHT = 0.6;
const ONE_SCRIPT = 0.9;
/** Letters that are read well; fewer are patterns that look like some. */
const LEAST_PRINT = 4;
const SPANISH = /vuelo|salida|llegada|asiento|equipaje|reserva|pasajero|embarque/giu;

const NO_PRINT: PageText = { text: '', lines: [] };

/**
 * The print in an evenly lit picture as text, columns kept by spaces, with where it stands in the picture as it
 * was given; empty where there is none.
 */
export async function readPrint(gray: Gray, tilt: Tilt): Promise<PageText> {
  const straight = await straighten(gray, tilt);
  const { upright, isTurned, words } = await readUpright(straight.gray);
  const best = await readOtherLanguages(upright, words);
  if (measureConfidence(best).sure < LEAST_PRINT) return NO_PRINT;
  const lines = layOutWords(best);
  const text = repairPrint(lines.map((line) => line.text).join('\n'));
  const turn = { ...straight, degrees: straight.degrees + (isTurned ? 180 : 0) };
  const mended = text.split('\n');
  return {
    text,
    lines: lines.map((line, at) => ({
      text: mended[at] ?? line.text,
      words: line.words.map((word) => ({ text: word.text, box: turnBack(word, turn, gray) })),
    })),
  };
}

/** A picture and what was done to the one that it comes from. */
interface Straight {
  readonly gray: Gray;
  /** Clockwise. */
  readonly degrees: number;
  readonly scale: number;
}

/** The print upright or upside down, its lines level and as high as the engine likes them. */
async function straighten(gray: Gray, tilt: Tilt): Promise<Straight> {
  const wanted = (tilt.isSideways ? 90 : 0) - tilt.degrees;
  const degrees = Math.abs(wanted) < SAME_DEGREES ? 0 : wanted;
  const turn = async (scale: number): Promise<Gray> =>
    toGray(await turnPicture(await toPicture(gray), degrees, scale));
  const turned = degrees === 0 ? gray : await turn(1);
  const scale = chooseScale(turned);
  if (Math.abs(scale - 1) < SAME_SCALE) return { gray: turned, degrees, scale: 1 };
  return { gray: await turn(scale), degrees, scale };
}

function chooseScale(gray: Gray): number {
  const height = measureLineHeight(gray);
  if (height === undefined) return 1;
  const wanted = Math.min(MOST_ENLARGED, Math.max(LEAST_SHRUNK, BEST_LINE_HEIGHT / height));
  return Math.min(wanted, Math.sqrt(READ_PIXELS / (gray.width * gray.height)));
}

interface Upright {
  readonly upright: Gray;
  readonly isTurned: boolean;
  readonly words: PrintedWord[];
}

/** Print upside down is read as well as none at all: the better way counts. */
async function readUpright(gray: Gray): Promise<Upright> {
  const asItLies = { upright: gray, isTurned: false, words: await recogniseWords(gray, 'eng') };
  const { sure, share } = measureConfidence(asItLies.words);
  if (share >= UPRIGHT || (sure === 0 && asItLies.words.length < 3)) return asItLies;
  const turned: Gray = { ...gray, data: gray.data.toReversed() };
  const words = await recogniseWords(turned, 'eng');
  return measureConfidence(words).sure > sure
    ? { upright: turned, isTurned: true, words }
    : asItLies;
}

/** English alone reads Latin letters best; another script leaves words that it is not sure of. */
async function readOtherLanguages(gray: Gray, words: PrintedWord[]): Promise<PrintedWord[]> {
  const other = chooseOtherLanguages(words);
  if (!other) return words;
  const again = await recogniseWords(gray, other);
  return measureConfidence(again).sure > measureConfidence(words).sure ? again : words;
}

function chooseOtherLanguages(words: readonly PrintedWord[]): PrintLanguages | undefined {
  if (words.length === 0) return undefined;
  const text = words.map((word) => word.text).join(' ');
  if (new Set(text.toLowerCase().match(SPANISH)).size > 1) return 'eng+spa';
  return measureConfidence(words).share < ONE_SCRIPT ? 'eng+kor' : undefined;
}
