import { describe, expect, it } from 'vitest';
import { completeSentences } from './wrapped-sentences.ts';

const SENTENCE = 'Boarding starts at 19:25 and gates close 20 minutes before the';

describe('completeSentences', () => {
  it.each([
    ['departure.', `${SENTENCE} departure.`],
    ['  scheduled departure time.', `${SENTENCE} scheduled departure time.`],
  ])('puts %s back to its sentence', (rest, whole) => {
    expect(completeSentences([SENTENCE, rest, 'Terminal 3'])).toEqual([whole, '', 'Terminal 3']);
  });

  it.each([
    ['a label', [SENTENCE, 'Departure']],
    ['a label with its value', [SENTENCE, 'departure 10:20']],
    ['a word below a short line', ['Your flight before the', 'departure.']],
    ['a word below a row of columns', [`${SENTENCE}   Seat`, 'departure.']],
    ['a word below a whole sentence', [`${SENTENCE} end.`, 'departure.']],
  ])('leaves %s', (_, lines) => {
    expect(completeSentences(lines)).toEqual(lines);
  });
});
