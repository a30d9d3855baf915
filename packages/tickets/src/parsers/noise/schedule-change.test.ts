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

  it.each([
    ['Old time: 10:10 - 12:30', 'New time: 11:25 - 13:45'],
    ['Was: Departs 6:05 AM', 'Now: Departs 7:00 AM'],
    ['기존: 10:10', '변경: 11:25'],
    ['Hora prevista: 12:05 - 14:15', 'Nueva hora: 13:40 - 15:50'],
  ])('takes away what a line says of before: %s', (old, next) => {
    expect(withoutReplaced(['KE703 ICN-NRT', old, next])).toEqual(['KE703 ICN-NRT', '', next]);
    expect(withoutReplaced(['KE703 ICN-NRT', next])).toEqual(['KE703 ICN-NRT', next]);
  });

  it('takes away what stands below a word alone, and keeps what did not change', () => {
    const lines = ['Before', 'AC858', 'After', 'AC856', 'No change', 'AC859', 'Before 9:00 call'];
    expect(withoutReplaced(lines)).toEqual(['', '', ...lines.slice(2)]);
  });

  it('takes away what is superseded below it', () => {
    const lines = [
      'This replaces all previous versions',
      'BA074',
      'VERSION 2 (18/11) - SUPERSEDED',
      'BA076',
    ];
    expect(withoutReplaced(lines)).toEqual([...lines.slice(0, 2), '', '']);
    expect(withoutReplaced(lines.slice(1))).toEqual(lines.slice(1));
  });

  it.each([
    ['OLD: Hawaiian HA 40, OGG 10:20 PM - SAN 5:30 AM', ''],
    ['HA 40 OGG 10:20 PM - SAN 5:30 AM (removed)', ''],
    ['Old town tour after HA 40', 'Old town tour after HA 40'],
    ['OLD: Hawaiian, 10:20 PM', 'OLD: Hawaiian, 10:20 PM'],
  ])('beside another flight, of %s leaves "%s"', (line, left) => {
    expect(withoutReplaced(['HA 138 OGG 12:50 PM', line])).toEqual(['HA 138 OGG 12:50 PM', left]);
    expect(withoutReplaced([line])).toEqual([line]);
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
