import { describe, expect, it } from 'vitest';
import { unfoldColumns } from './flight-columns.ts';

const unfold = (lines: string[]) => unfoldColumns({ lines, numbers: lines.map((_, at) => at + 1) });

describe('unfoldColumns', () => {
  it('puts the flights of two columns below each other, each with the labels', () => {
    const { lines, numbers } = unfold([
      'Flight    KE467         KE468',
      'From      ICN 18:20     CXR 22:10',
      'To        CXR 21:30     ICN 05:00',
      '',
      'Total 400 EUR',
    ]);
    expect(lines).toEqual([
      'Flight    KE467',
      'From      ICN 18:20',
      'To        CXR 21:30',
      '',
      'Flight                  KE468',
      'From                    CXR 22:10',
      'To                      ICN 05:00',
      '',
      '',
      'Total 400 EUR',
    ]);
    expect(numbers).toEqual([1, 2, 3, 3, 1, 2, 3, 3, 4, 5]);
  });

  it('keeps all that stands left of the columns', () => {
    const lines = [
      'Guests                    NK 521   NK 522',
      'Anna Lee    Seat          12D      14A',
      'Ben Lee     Seat          12E      14B',
    ];
    const unfolded = unfoldColumns({ lines, numbers: [1, 2, 3] }).lines;
    expect(unfolded.slice(0, 3)).toEqual([
      'Guests                    NK 521',
      'Anna Lee    Seat          12D',
      'Ben Lee     Seat          12E',
    ]);
    expect(unfolded[5]).toBe('Anna Lee    Seat                   14A');
  });

  it('leaves a row of flights that is no heading, and the ends of one flight', () => {
    const lines = ['Flights   KE467    KE468', '10:00 to 11:00', 'Flight  KE467', 'From    ICN'];
    expect(unfold(lines).lines).toEqual(lines);
  });
});
