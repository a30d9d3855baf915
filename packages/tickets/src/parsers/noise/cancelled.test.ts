import { describe, expect, it } from 'vitest';
import { withoutCancelled } from './cancelled.ts';

describe('withoutCancelled', () => {
  it('leaves out the block below a heading', () => {
    const lines = ['Hi', '', 'CANCELLED', 'Flight 1462', '3 January', '', 'Flight 1457'];
    expect(withoutCancelled(lines)).toEqual(['Hi', '', '', '', '', '', 'Flight 1457']);
  });

  it('leaves out the block below a heading that says what is paid back', () => {
    const lines = [
      '',
      'CANCELLED (refund of CAD 214.60)',
      '  AC8064',
      '',
      'STILL CONFIRMED',
      'AC34',
    ];
    expect(withoutCancelled(lines)).toEqual(['', '', '', '', 'STILL CONFIRMED', 'AC34']);
  });

  it('leaves out several flights up to the next heading', () => {
    const lines = ['Cancelled flights', '', 'EZY8703', '', 'EZY8706', 'Your refund', 'EZY1'];
    expect(withoutCancelled(lines)).toEqual(['', '', '', '', '', 'Your refund', 'EZY1']);
  });

  it.each([
    'You are now booked on:',
    'We have rebooked you onto BA434.',
    'We’ve moved you to the next flight:',
    'Te hemos reubicado en el vuelo siguiente',
    '대체 항공편 안내',
  ])('leaves out a flight up to a sentence of what is booked: %s', (sentence) => {
    const lines = ['Flight cancelled', 'BA432', sentence, 'BA434'];
    expect(withoutCancelled(lines)).toEqual(['', '', sentence, 'BA434']);
  });

  it.each(['You can be rebooked later', 'This flight was booked in May', 'We booked a room'])(
    'leaves out what stands behind other sentences too: %s',
    (sentence) => {
      const lines = ['Flight cancelled', 'BA432', sentence, 'BA434'];
      expect(withoutCancelled(lines)).toEqual(['', '', '', '']);
    },
  );

  it('leaves out an option that was not taken', () => {
    const lines = ['', 'Option 1 (not taken)', 'TK1986', 'Option 2', 'TK1980'];
    expect(withoutCancelled(lines)).toEqual(['', '', '', 'Option 2', 'TK1980']);
  });

  it.each([
    ['an option without a word', ['', 'Option 1', 'TK1986', 'Option 2', 'TK1980']],
    ['a status below its flight', ['', 'KE 081', 'Cancelled', 'KE 082']],
    ['a sentence', ['', 'Cancelled flights are refunded within 7 days', 'KE 081']],
  ])('leaves %s', (_, lines) => {
    expect(withoutCancelled(lines)).toEqual(lines);
  });
});
