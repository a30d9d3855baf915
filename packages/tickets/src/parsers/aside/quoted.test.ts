import { describe, expect, it } from 'vitest';
import { withoutQuotes } from './quoted.ts';

describe('withoutQuotes', () => {
  it('blanks the marks of a quoted mail and leaves every letter in its column', () => {
    expect(withoutQuotes(['> DY 946', '>> 07:30 Oslo', '>', 'Best wishes'])).toEqual([
      '  DY 946',
      '   07:30 Oslo',
      ' ',
      'Best wishes',
    ]);
  });

  it('leaves a single arrow', () => {
    expect(withoutQuotes(['> ARRIVAL: FRI 16 OCT', 'KE 081'])).toEqual([
      '> ARRIVAL: FRI 16 OCT',
      'KE 081',
    ]);
  });
});
