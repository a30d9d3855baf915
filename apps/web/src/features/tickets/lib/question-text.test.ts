import { describe, expect, it } from 'vitest';
import { makeAnswer } from '../testing/make-answer.ts';
import { questionText } from './question-text.ts';

const LINE = 'UA 15 London LHR Newark EWR 02/12/2026 08:40 04/12/2026 12:15 23 kg';

function ask(message: string, field = 'departureDate', leg: number | null = 0) {
  const question = { id: 'q', field, message, choices: [], ...(leg === null ? {} : { leg }) };
  const evidence = [
    { leg: 0, field: 'departureDate', snippet: LINE, foundBy: 'inferred' as const },
  ];
  return questionText(question, makeAnswer({ evidence }).flights);
}

describe('questionText', () => {
  it('quotes the value, and not its line', () => {
    expect(ask(`Which day does “${LINE}” mean?`)).toBe('Which day does “02/12/2026” mean?');
  });

  it.each([
    ['what quotes something else', 'Which day does “2/12” mean?', 'departureDate', 0],
    ['what was read elsewhere', `Which airport is “${LINE}”?`, 'from', 0],
    ['what is about no flight', `Is “${LINE}” yours?`, 'departureDate', null],
  ])('leaves %s as it is', (_name, message, field, leg) => {
    expect(ask(message, field, leg)).toBe(message);
  });
});
