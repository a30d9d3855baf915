import { describe, expect, it } from 'vitest';
import { withoutStatusBar } from './status-bar.ts';

describe('withoutStatusBar', () => {
  it.each([
    '9:41                                     LTE 84%',
    '9:41   all 5G 72',
    '오후 9:41     LTE  55 %',
    'SKT 21:07                 100%',
    '9:41 AM   ull > @)',
  ])('leaves out %s above everything else', (bar) => {
    expect(withoutStatusBar(['', bar, 'QANTAS', '11:15  MEL'])).toEqual([
      '',
      '',
      'QANTAS',
      '11:15  MEL',
    ]);
  });

  it.each([
    '10:40   ICN',
    '10:40   ICN T1',
    '10:40 AM   Seoul (ICN)',
    '10:40   KE81',
    '10:40',
    '10:40 - 12:05',
    'Depart 10:40   2h 25m',
    '10:40   Departure',
  ])('keeps %s', (line) => {
    expect(withoutStatusBar([line, 'KE 81'])).toEqual([line, 'KE 81']);
  });

  it('keeps what stands below other lines', () => {
    const lines = ['QANTAS', '9:41   LTE 84%'];
    expect(withoutStatusBar(lines)).toEqual(lines);
  });
});
