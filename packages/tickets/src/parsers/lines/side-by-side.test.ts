import { describe, expect, it } from 'vitest';
import { unfoldBoxes } from './side-by-side.ts';

const unfold = (text: string) => {
  const lines = text.split('\n');
  return unfoldBoxes({ lines, numbers: lines.map((_, at) => at + 1) });
};

describe('unfoldBoxes', () => {
  it('puts boxes that stand side by side below each other', () => {
    const { lines, numbers } = unfold(
      [
        'Your journey',
        'Flight: LX 1954      Flight: LX 1951',
        'Date: 06 Nov 2026    Date: 08 Nov 2026',
        'From: Zurich (ZRH)   From: Barcelona (BCN)',
        'Thank you',
      ].join('\n'),
    );
    expect(lines).toEqual([
      'Your journey',
      'Flight: LX 1954',
      'Date: 06 Nov 2026',
      'From: Zurich (ZRH)',
      '',
      'Flight: LX 1951',
      'Date: 08 Nov 2026',
      'From: Barcelona (BCN)',
      'Thank you',
    ]);
    expect(numbers).toEqual([1, 2, 3, 4, 4, 2, 3, 4, 5]);
  });

  it('knows boxes without labels by their days, numbers and ends', () => {
    const { lines } = unfold(
      [
        'KE703                            KE704',
        '06 Feb 2027                      09 Feb 2027',
        'Seoul ICN 10:10                  Tokyo NRT 13:55',
        'Tokyo NRT 12:30                  Seoul ICN 16:35',
      ].join('\n'),
    );
    expect(lines.slice(0, 4)).toEqual([
      'KE703',
      '06 Feb 2027',
      'Seoul ICN 10:10',
      'Tokyo NRT 12:30',
    ]);
  });

  it('leaves the two ends of one flight beside each other', () => {
    const text = [
      'Flight LX 1954',
      'Date: 06 Nov 2026      Date: 06 Nov 2026',
      'Time: 07:10            Time: 08:55',
      'Terminal: 1            Terminal: 2',
    ].join('\n');
    expect(unfold(text).lines).toEqual(text.split('\n'));
  });
});
