import { describe, expect, it } from 'vitest';
import { withoutPageMargins } from './page-margins.ts';

const kept = (lines: string[]) =>
  withoutPageMargins(lines).flatMap((line, at) => (line === '' && lines[at] !== '' ? [] : [at]));

describe('withoutPageMargins', () => {
  it('leaves out what a browser prints beside the count of pages', () => {
    const lines = [
      '08:40   Geneva (GVA)',
      'https://www.example.com/confirmation?lang=en          1/4',
      '19/11/2026, 21:07                  Example Air - Booking confirmation',
      'Return   Saturday   5 June, 2027',
    ];
    expect(kept(lines)).toEqual([0, 1, 3]);
    expect(kept(['2026. 11. 19. 오후 9:07     예약 확인', '', '1/2'])).toEqual([1, 2]);
    expect(kept(['11/19/26, 9:07 PM    Gmail - Your trip', 'Page 1 of 2'])).toEqual([1]);
  });

  it('leaves out a line with a moment that stands on each page', () => {
    const foot = 'Example Air 2026.11.18 14:22 KST          K3WQ8M';
    expect(kept(['KE 17', foot, 'Page 1 / 2', 'KE 18', foot, 'Page 2 / 2'])).toEqual([0, 2, 3, 5]);
    expect(
      kept(['Printed 18 Nov 2026 14:22 Page 1 of 2', 'Printed 18 Nov 2026 14:22 Page 2 of 2']),
    ).toEqual([]);
  });

  it.each([
    ['once, in other words', ['Departs Friday 12 Feb 2027 14:30', 'Page 1 of 2']],
    ['far from the count of a page', ['12 Feb 2027 14:30 Seoul', 'a', 'b', 'c', 'Page 1 of 2']],
    ['with a flight', ['12/02/2027, 14:30 KE017', 'Page 1', '12/02/2027, 14:30 KE017', 'Page 2']],
    ['with an airport', ['12/02/2027, 14:30 Seoul (ICN)', 'Page 1 of 2']],
    ['where no pages are counted', ['19/11/2026, 21:07   Booking', '19/11/2026, 21:07   Booking']],
    ['a day alone', ['Friday 12 February 2027', 'Page 1', 'Friday 12 February 2027', 'Page 2']],
  ])('keeps lines %s', (_, lines) => {
    expect(withoutPageMargins(lines)).toEqual(lines);
  });
});
