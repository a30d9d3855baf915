import { expect, it } from 'vitest';
import { parseSegments } from '../parsers/parse-segments.ts';
import { makeDocument } from '../testing/make-document.ts';
import { resolveTicket } from './resolve-ticket.ts';

it('counts days of a connection from the printed day', () => {
  const document = makeDocument(
    'Sun 24 Jan 2027\n11:55 CDG\nMU570\n06:40 +1 PVG\n\n08:45 +1 PVG\nMU5041\n11:50 +1 ICN',
  );
  const { legs: segments } = resolveTicket(document, parseSegments(document));
  expect(segments.map(({ departureDate, arrivalDate }) => [departureDate, arrivalDate])).toEqual([
    ['2027-01-24', '2027-01-25'],
    ['2027-01-25', '2027-01-25'],
  ]);
});

it('takes the day of departure from its own arrival where it is the flight before that says another', () => {
  const document = makeDocument(
    [
      'Outbound 7C1401',
      'Depart    Seoul Incheon ICN   30 Oct 2026   06:50',
      'Arrive    Fukuoka FUK         30 Oct 2026   08:15',
      'Return 7C1408',
      'Depart    Fukuoka FUK         2026 22       20:55',
      'Arrive    Seoul Incheon ICN   02 Nov 2026   22:25',
    ].join('\n'),
  );
  const { legs: segments, questions } = resolveTicket(document, parseSegments(document));
  expect(segments[1]).toMatchObject({ departureDate: '2026-11-02', arrivalDate: '2026-11-02' });
  expect(questions).toEqual([]);
});

it('leaves flights of one day that arrive the day after', () => {
  const document = makeDocument(
    '30 Oct 2026\nKE85 ICN 19:30 JFK 21:00\nKE86 JFK 23:50 ICN 01 Nov 2026 04:30',
  );
  const { legs: segments } = resolveTicket(document, parseSegments(document));
  expect(segments.map(({ departureDate }) => departureDate)).toEqual(['2026-10-30', '2026-10-30']);
});
