import { expect, it } from 'vitest';
import { parseLegs } from '../parsers/parse-legs.ts';
import { makeDocument } from '../testing/make-document.ts';
import { resolveTicket } from './resolve-ticket.ts';

it('counts days of a connection from the printed day', () => {
  const document = makeDocument(
    'Sun 24 Jan 2027\n11:55 CDG\nMU570\n06:40 +1 PVG\n\n08:45 +1 PVG\nMU5041\n11:50 +1 ICN',
  );
  const { legs } = resolveTicket(document, parseLegs(document));
  expect(legs.map(({ departureDate, arrivalDate }) => [departureDate, arrivalDate])).toEqual([
    ['2027-01-24', '2027-01-25'],
    ['2027-01-25', '2027-01-25'],
  ]);
});
