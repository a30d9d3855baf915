import { describe, expect, it } from 'vitest';
import { makeDocument } from '../../testing/make-document.ts';
import { parseSegments } from '../parse-segments.ts';

function read(text: string): (string | undefined)[] {
  return parseSegments(makeDocument(text)).segments.map(({ flightNumber }) => flightNumber?.value);
}

describe('withoutOffers', () => {
  it.each([
    ['a price', 'FRA 21:55 - BKK 14:20 +1   LH772   10 Jan 2026   ab 649 EUR'],
    ['a price behind it', '인천 15:25 - 방콕 19:20   LJ201   2026.01.10   129,000원부터'],
    [
      'a price for each',
      'Option 1   AA87   LHR 11:05 - ORD 14:10   Mon 7 Dec   GBP 512 per person',
    ],
    ['days of the week', 'EI152   DUB 06:45 - LHR 08:05   Mon - Fri   from 25 Oct 2025'],
    ['numbers of days', 'EI152   DUB 06:45 - LHR 08:05   1-3-5--   25 Oct 2025'],
    ['a season', 'Book by 30 October.\n10 Jan 2026 - 20 Mar 2026\n\nLH772   FRA 21:55 - BKK 14:20'],
    [
      'others on no day',
      '07:05 LHR   08:25 DUB   EI151   £54\n11:40 LHR   13:05 DUB   EI159   £44',
    ],
    [
      'a range of days',
      'DFW   CUN   Jan 12 - Feb 25, 2026\nDFW   CUN   AA2711 departs 9:15 AM   $129*\n*Restrictions apply.',
    ],
    [
      'others at the same time',
      'AA87   LHR 11:05 - ORD 14:10   7 Dec 2025\nUA929   LHR 12:30 - ORD 15:40   7 Dec 2025',
    ],
    [
      'a list of prices and a code that makes them lower',
      '다낭 599,000원~\nKE461 12/9(수) 인천 18:40 → 다낭 21:45\n오사카 449,000원~\n괌 899,000원~\n예약코드 : BF2026KE 입력시 추가 할인',
    ],
  ])('leaves out flights with %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    [
      'that are booked',
      'Booking reference: X7T2PQ\nLH772   FRA 21:55 - BKK 14:20   10 Jan 2026   from 649 EUR',
    ],
    [
      'over night',
      'Booking reference: X7T2PQ\nLH772   Sat - Sun   FRA 21:55 - BKK 14:20   10 Jan 2026',
    ],
    ['below a few prices', 'Seats from 24 EUR\nLH772   FRA 21:55 - BKK 14:20   10 Jan 2026'],
    ['on no day, and a way on', 'LH772   FRA 21:55 - BKK 14:20\nThere is also BKK 15:00.'],
    ['beside other offers', 'LH772   FRA 21:55 - BKK 14:20   10 Jan 2026\n\nCars from 24 EUR'],
  ])('keeps flights %s', (_, text) => {
    expect(read(text)).toEqual(['LH772']);
  });

  const OWN = 'Booking reference: X7T2PQ\nLH772   FRA 21:55 - BKK 14:20   10 Jan 2026\n';
  const MORE = 'LH760   FRA 13:35 - DEL 01:00   12 Jan 2026';
  it.each([
    ['at a price', `${OWN}\n${MORE}   from 499 EUR`, ['LH772']],
    ['below their heading', `${OWN}\nFlights you may also like\n${MORE}`, ['LH772']],
    ['below their heading in Korean', `${OWN}\n이런 여행지는 어떠세요?\n${MORE}`, ['LH772']],
    ['that are booked too', `${OWN}\nYour other flights\n${MORE}`, ['LH772', 'LH760']],
    ['with a seat', `${OWN}\nMore flights for you\n${MORE}   Seat 12A`, ['LH772', 'LH760']],
  ])('reads, beside what is booked, of other flights %s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('keeps flights of a day that go on from each other', () => {
    expect(
      read('AA87   LHR 11:05 - ORD 14:10   7 Dec 2025\nAA88   ORD 16:30 - SFO 19:00   7 Dec 2025'),
    ).toEqual(['AA87', 'AA88']);
  });
});
