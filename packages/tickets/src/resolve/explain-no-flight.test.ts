import { LANGUAGES } from '@ooo/texts/languages';
import { PLAIN_ENGLISH } from '@ooo/domain/shared/writing';
import { describe, expect, it } from 'vitest';
import type { NoBooking } from '@ooo/texts/tickets.types';
import { parseSegments } from '../parsers/parse-segments.ts';
import { makeDocument } from '../testing/make-document.ts';
import { word } from '../sentences/sentences.ts';
import { explainNoFlight } from './explain-no-flight.ts';

const FLIGHT = 'KE 081   15 Oct 2025   ICN 10:00   JFK 11:20';

function explain(text: string): string {
  const document = makeDocument(text);
  return word(explainNoFlight(document, parseSegments(document).noBooking), PLAIN_ENGLISH);
}

describe('explainNoFlight', () => {
  it.each([
    ['Your booking has been cancelled', /cancelled/u],
    ['Your mileage statement', /flown/u],
    ['Airport transfer voucher', /something else/u],
    ['Airport - Departures', /lists flights/u],
    ['Our quotation no. 41', /an offer/u],
  ])('says of flights below “%s” why they are none', (title, expected) => {
    expect(explain(`${title}\n${FLIGHT}`)).toMatch(expected);
  });

  it.each([
    ['goes every day', 'KE 081   ICN 10:00   JFK 11:20   daily from 15 Oct 2025', /lists flights/u],
    ['has a price', 'KE 081   ICN 10:00   JFK 11:20   15 Oct 2025   from USD 499', /an offer/u],
  ])('says what a flight is that %s', (_, text, expected) => {
    expect(explain(text)).toMatch(expected);
  });

  it('says of something else what it looks like', () => {
    expect(explain('Hotel Mirador\nCheck-out: 18 October 2025\n3 nights, 1 room')).toMatch(
      /hotel/u,
    );
  });

  it('says of what numbers its own things what it looks like', () => {
    const parts = 'Part no.   Qty   Unit price   VAT\nSK 1417    2     312.00\nFRT AMS-HAM';
    expect(explain(`${parts}\nCollected 16 Nov 2026 10:30, expected 18 Nov 2026 08:00`)).toMatch(
      /invoice/u,
    );
  });

  it('has a sentence for each reason in every language', () => {
    const reasons: NoBooking[] = [
      'cancelled',
      'waiting',
      'flown',
      'offered',
      'watched',
      'freight',
      'service',
    ];
    for (const language of LANGUAGES) {
      const told = reasons.map((why) =>
        word((say) => say.noBooking(why), { language, clock: 'language' }),
      );
      expect(new Set(told).size).toBe(reasons.length);
    }
  });
});
