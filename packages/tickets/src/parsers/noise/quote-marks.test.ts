import { describe, expect, it } from 'vitest';
import { withoutQuoteMarks } from './quote-marks.ts';

describe('withoutQuoteMarks', () => {
  it('blanks the marks of a quoted mail and leaves every letter in its column', () => {
    expect(withoutQuoteMarks(['> DY 946', '>> 07:30 Oslo', '>', 'Best wishes'])).toEqual([
      '  DY 946',
      '   07:30 Oslo',
      ' ',
      'Best wishes',
    ]);
  });

  it('leaves a single arrow', () => {
    expect(withoutQuoteMarks(['> ARRIVAL: FRI 16 OCT', 'KE 081'])).toEqual([
      '> ARRIVAL: FRI 16 OCT',
      'KE 081',
    ]);
  });
});
