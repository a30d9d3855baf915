import { describe, expect, it } from 'vitest';
import { withoutReplaced } from './schedule-change.ts';

describe('withoutReplaced', () => {
  it('leaves the lines of the old schedule empty, and the others where they were', () => {
    const lines = ['Dear traveller', 'ORIGINAL SCHEDULE', 'TP1340', 'NEW SCHEDULE', 'TP1332'];
    expect(withoutReplaced(lines)).toEqual(['Dear traveller', '', '', 'NEW SCHEDULE', 'TP1332']);
  });

  it('takes the old one away where the new one comes first', () => {
    const lines = ['New flight', 'EI154', 'Previous flight', 'EI152'];
    expect(withoutReplaced(lines)).toEqual(['New flight', 'EI154', '', '']);
  });

  it('leaves a document alone that tells of one schedule', () => {
    const lines = ['Original itinerary', 'TP1340'];
    expect(withoutReplaced(lines)).toBe(lines);
  });

  it('takes the left column away where both stand side by side, and leaves the day', () => {
    const lines = [
      '            PREVIOUS FLIGHTS      NEW FLIGHTS',
      '03/09/2026  NZ 420  WLG 08:00     NZ 424  WLG 09:00',
      'Times shown are local, and all of them are new.',
    ];
    expect(withoutReplaced(lines)).toEqual([
      '                                  NEW FLIGHTS',
      '03/09/2026                        NZ 424  WLG 09:00',
      'Times shown are local, and all of them are new.',
    ]);
  });
});
