import { describe, expect, it } from 'vitest';
import { readLoneSeats } from './lone-seats.ts';

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
