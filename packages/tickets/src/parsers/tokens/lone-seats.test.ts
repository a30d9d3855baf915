import { describe, expect, it } from 'vitest';
import { readLoneSeats, readTravellerSeats } from './lone-seats.ts';

describe('readLoneSeats', () => {
  it('takes a seat alone on a line below the label', () => {
    const lines = ['Vuelo', 'Asiento', '1:40 a. m.', 'CM 364', '11D, 11E'];
    expect(readLoneSeats(lines)).toMatchObject([{ kind: 'seat', value: '11D, 11E', line: 4 }]);
  });

  it('takes none without a label, or where the label has its own', () => {
    expect(readLoneSeats(['Gate', '12C'])).toEqual([]);
    expect(readLoneSeats(['Seat 34A', '12C'])).toEqual([]);
  });
});

describe('readTravellerSeats', () => {
  it('takes the seats beside the names below a heading of travellers', () => {
    const lines = [
      'PASAJEROS',
      '  Nekane Gil    9D  Space Plus',
      '  Telmo Bas     9E',
      '',
      'Ana Gil   12A',
    ];
    expect(readTravellerSeats(lines)).toMatchObject([
      { kind: 'seat', value: '9D', line: 1 },
      { kind: 'seat', value: '9E', line: 2 },
    ]);
  });

  it.each([
    [['Ana Gil   9D']],
    [['Passengers', 'Ana Gil   12D   14A']],
    [['Passengers', 'Ana Gil   Adult', 'TERMINAL   2E']],
    [['Passengers and bags', 'Ana Gil   9D']],
  ])('takes none of %j', (lines) => {
    expect(readTravellerSeats(lines)).toEqual([]);
  });
});
