import { groupBy } from '@ooo/domain/shared/group-by';
/** A word in a picture, with the box around it in pixels. */
export interface PrintedWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** 0 guessed to 100 certain. */
  readonly confidence: number;
  /** Words with the same number are on the same line. */
  readonly line: number;
  /** It begins and ends where a word does; of Hangul the engine reads syllables. */
  readonly isWhole?: true;
}

const WORD = '5';
/** Below this, a word without a letter or digit is dirt. */
const DIRT = 50;
/** White between two words, as a share of their height. */
const LEAST_SPACE = 0.15;

/** The words of Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function parseWords(table: string): PrintedWord[] {
  const words: PrintedWord[] = [];
  const lines: string[] = [];
  for (const row of table.split('\n')) {
    const cells = row.split('\t');
    const text = (cells[11] ?? '').trim();
    if (cells[0] !== WORD || text === '') continue;
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells
      .slice(6, 11)
      .map(Number);
    if (confidence < DIRT && !/[\p{L}\p{N}]/u.test(text)) continue;
    const key = cells.slice(2, 5).join();
    if (lines.at(-1) !== key) lines.push(key);
    const box = { left, top, right: left + width, bottom: top + height };
    const last = words.at(-1);
    if (last?.line === lines.length) words[words.length - 1] = endBefore(last, left);
    words.push({ text, ...box, confidence, line: lines.length });
  }
  return words;
}

/** The word without the next one of its line, which the engine's box may reach over. */
function endBefore(word: PrintedWord, next: number): PrintedWord {
  const space = (word.bottom - word.top) * LEAST_SPACE;
  const isOver = next > word.left + 2 * space && next < word.right;
  return isOver ? { ...word, right: Math.round(next - space) } : word;
}

/** Letters and digits that the engine is sure of, and their share of all. */
export function measureConfidence(words: readonly PrintedWord[]): { sure: number; share: number } {
  let [sure, all] = [0, 0];
  for (const { text, confidence } of words) {
    all += text.length;
    if (confidence >= 65 && /[\p{L}\p{N}]/u.test(text)) sure += text.length;
  }
  return { sure, share: all === 0 ? 0 : sure / all };
}

/** The words line by line. */
export function toLines(words: readonly PrintedWord[]): PrintedWord[][] {
  return [...groupBy(words, (word) => word.line).values()];
}
