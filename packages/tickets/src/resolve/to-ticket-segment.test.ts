import { describe, expect, it } from 'vitest';
import { parseSegments } from '../parsers/parse-segments.ts';
import { makeDocument } from '../testing/make-document.ts';
import { resolveTicket } from './resolve-ticket.ts';

/** Who found each field of the flights in a text: the fields that rules concluded. */
function listConcluded(text: string): string[] {
  const document = makeDocument(text);
  return resolveTicket(document, parseSegments(document))
    .evidence.filter(({ foundBy }) => foundBy === 'inferred')
    .map(({ field }) => field)
    .sort();
}

describe('what is read and what is concluded', () => {
  it.each<[string, string, string[]]>([
    ['nothing, where all is printed', 'KE081 ICN 15 Oct 2025 10:00 JFK 15 Oct 2025 11:05', []],
    ['the day of arrival', 'KE081 15 Oct 2025 ICN 10:00 JFK 11:05', ['arrivalDate']],
    ['not the day that is printed as a shift', 'KE082 15 Oct 2025 JFK 12:30 ICN 16:10 +1', []],
    ['the year', 'KE081 ICN 15 Oct 10:00 JFK 15 Oct 2025 11:05', ['departureDate']],
    ['the month', 'KE081 ICN 03/04/2026 10:00 JFK 04 Mar 2026 11:05', ['departureDate']],
    ['the airport of a name', 'KE081 15 Oct 2025\nFrom: Incheon 10:00\nTo: JFK 11:05 +0', ['from']],
  ])('%s', (_, text, expected) => {
    expect(listConcluded(text)).toEqual(expected);
  });

  it('concludes the carrier of a number that stands alone', () => {
    expect(
      listConcluded('Delta Air Lines\nFlight 343  15 Oct 2025\nLGA 18:20  ATL 20:53 +0'),
    ).toContain('flightNumber');
  });
});
