import { expect, it } from 'vitest';
import { toGray } from '../images/gray.ts';
import { drawLabels } from '../testing/make-picture.ts';
import type { PrintedWord } from './printed-word.ts';
import { readWordsAgain } from './read-words-again.ts';
import { type PartReader, toPartReader } from './read-part.ts';
import { findStripReader } from './strip-engine.ts';

const gray = toGray(await drawLabels(200, 100, [[24, 60, 'P8LMWT']]));
const readStrip = await findStripReader();
const read = readStrip && toPartReader(gray, readStrip);

const never: PartReader = () => Promise.reject(new Error('Nobody asked for that.'));

const misread = (confidence: number, text = 'PBLMWT'): PrintedWord => ({
  text,
  left: 24,
  top: 38,
  right: 140,
  bottom: 64,
  confidence,
  line: 1,
});

async function readAgain(word: PrintedWord): Promise<string | undefined> {
  if (!read) throw new Error('The network of strips does not run here.');
  const [again] = await readWordsAgain([word], read);
  return again?.text;
}

it('reads again what the first reader was unsure of', async () => {
  expect(await readAgain(misread(60))).toBe('P8LMWT');
});

it('leaves what it was sure of', async () => {
  expect(await readAgain(misread(96))).toBe('PBLMWT');
});

it('reads what may be a record locator again where it is surer of other codes', async () => {
  expect(await readAgain(misread(91))).toBe('P8LMWT');
  expect(await readWordsAgain([misread(91, '10:25')], never)).toHaveLength(1);
});

it('does not look at what has no letter, or is as long as a rule of a table', async () => {
  const words = [misread(40, '—'), { ...misread(40), right: 1000 }];
  expect(await readWordsAgain(words, never)).toEqual(words);
});

it('reads codes alone again where there is Hangul', async () => {
  if (!read) throw new Error('The network of strips does not run here.');
  const words = [misread(60), misread(60, 'flight'), misread(60, '예약번호')];
  const again = await readWordsAgain(words, read);
  expect(again.map(({ text }) => text)).toEqual(['P8LMWT', 'flight', '예약번호']);
});
