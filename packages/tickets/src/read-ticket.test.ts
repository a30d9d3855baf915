import { beforeAll, describe, expect, it } from 'vitest';
import { readTicket } from './read-ticket.ts';
import { TODAY } from './testing/read-bytes.ts';
import { makeSamples } from './testing/samples.ts';

let samples: ReadonlyMap<string, Uint8Array>;

beforeAll(async () => {
  samples = await makeSamples();
});

describe('readTicket', () => {
  it.each(['text', 'UTF-16', 'PDF', 'mail'])(
    'reads both flights of the journey as %s',
    async (kind) => {
      const bytes = samples.get(kind) ?? new Uint8Array();
      const { flights } = await readTicket({ bytes, today: TODAY });
      expect(flights.legs).toEqual([
        expect.objectContaining({
          flightNumber: 'KE81',
          from: 'ICN',
          to: 'JFK',
          departureDate: '2027-03-04',
          departureTime: '10:00',
          arrivalDate: '2027-03-04',
          arrivalTime: '10:20',
          pnr: 'QX7R2M',
        }),
        expect.objectContaining({
          flightNumber: 'KE82',
          from: 'JFK',
          to: 'ICN',
          departureDate: '2027-03-14',
          departureTime: '12:00',
          arrivalDate: '2027-03-15',
          arrivalTime: '16:30',
        }),
      ]);
    },
  );

  it('reads the reservation of a page', async () => {
    const { flights } = await readTicket({
      bytes: samples.get('page') ?? new Uint8Array(),
      today: TODAY,
    });
    expect(flights.legs).toEqual([expect.objectContaining({ flightNumber: 'KE81', seat: '34A' })]);
  });

  it('tells what it could read where there is no flight', async () => {
    const bytes = new TextEncoder().encode(
      'Two roads diverged in a yellow wood,\nAnd sorry I could not travel both',
    );
    const { text, flights } = await readTicket({ bytes, today: TODAY });
    expect(text).toContain('yellow wood');
    expect(flights.legs).toEqual([]);
    expect(flights.warnings.map(({ code }) => code)).toContain('NO_FLIGHT');
  });
});
