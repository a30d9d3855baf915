import { describe, expect, it } from 'vitest';
import { mergeReadings } from './merge-readings.ts';
import type { PrintedWord } from './printed-word.ts';

const word = (text: string, left: number, right: number, confidence: number): PrintedWord => ({
  text,
  left,
  right,
  top: 0,
  bottom: 20,
  confidence,
  line: 1,
});
const merge = (english: PrintedWord[], mixed: PrintedWord[]): string[] =>
  mergeReadings(english, mixed).map(({ text }) => text);

describe('mergeReadings', () => {
  it('takes a flight number as English reads it', () => {
    expect(
      merge([word('KE081', 100, 160, 91)], [word('편명', 0, 40, 93), word('16081', 101, 159, 80)]),
    ).toEqual(['편명', 'KE081']);
  });

  it('takes a date whose weekday is Hangul, in place of the pieces', () => {
    const pieces = [
      word('1500126(', 100, 170, 60),
      word('목', 172, 188, 90),
      word(')', 190, 195, 90),
    ];
    expect(merge([word('15OCT26(=)', 100, 196, 78)], pieces)).toEqual(['15OCT26(=)']);
  });

  it('takes the code behind a name from English, and the name from the other', () => {
    const mixed = [word('서울', 0, 40, 90), word('(1044)', 42, 90, 80)];
    expect(merge([word('MEZ(ICN)', 0, 90, 40)], mixed)).toEqual(['서울', '(ICN)']);
  });

  it('keeps what English is certain of where the other reading passed over it', () => {
    const english = [word('2:25', 0, 40, 96), word('PM', 50, 80, 95), word('+1', 90, 110, 94)];
    expect(merge(english, [word('PM', 50, 80, 90)])).toEqual(['PM', '2:25', '+1']);
  });

  it('keeps the words that the other reading ran together', () => {
    const english = [word('2:25', 0, 40, 96), word('PM', 50, 80, 95), word('+1', 90, 110, 94)];
    expect(merge(english, [word('2:25PM+1', 0, 110, 92)])).toEqual(['2:25', 'PM', '+1']);
    expect(merge(english, [word('좌석번호', 0, 110, 92)])).toEqual(['좌석번호']);
  });

  it('keeps nothing that the other reading has as a part of a word', () => {
    expect(merge([word('AP', 0, 12, 95)], [word('PAPEL', 0, 40, 90)])).toEqual(['PAPEL']);
  });

  it.each<[string, PrintedWord, PrintedWord]>([
    ['Hangul', word('ZAMS', 0, 60, 88), word('좌석번호', 0, 60, 70)],
    ['brackets with Hangul in them', word('AHM(YHA)', 0, 60, 40), word('(일반석)', 0, 60, 80)],
    ['what English is not sure of', word('HB', 0, 60, 40), word('KE', 0, 60, 70)],
    ['what English reads less surely', word('1C0', 0, 60, 72), word('ICN', 0, 60, 96)],
    ['what English is not certain of', word('KE081', 0, 60, 85), word('KE082', 100, 160, 60)],
    ['a letter that stands for nothing', word('l', 0, 5, 95), word('KE082', 100, 160, 60)],
  ])('keeps %s', (_, english, mixed) => {
    expect(merge([english], [mixed])).toEqual([mixed.text]);
  });
});
