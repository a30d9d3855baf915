import { beforeAll, describe, expect, it } from 'vitest';
import { readTicket } from './read-ticket.ts';
import { makeEurowingsPdf, makeKoreanAirPdf, makeReceiptPdf } from './testing/airline-pdfs.ts';
import { TODAY } from './testing/read-bytes.ts';
import { makeSamples } from './testing/samples.ts';

const OUTBOUND = {
  flightNumber: 'KE81',
  from: 'ICN',
  to: 'JFK',
  departureDate: '2027-03-04',
  departureTime: '10:00',
  arrivalDate: '2027-03-04',
  arrivalTime: '10:20',
};

const INBOUND = {
  flightNumber: 'KE82',
  from: 'JFK',
  to: 'ICN',
  departureDate: '2027-03-14',
  departureTime: '12:00',
  arrivalDate: '2027-03-15',
  arrivalTime: '16:30',
};

let samples: ReadonlyMap<string, Uint8Array>;

beforeAll(async () => {
  samples = await makeSamples();
});

async function readFlights(bytes: Uint8Array | undefined) {
  const { flights } = await readTicket({ bytes: bytes ?? new Uint8Array(), today: TODAY });
  return flights;
}

describe('readTicket', () => {
  it.each(['text', 'UTF-16', 'PDF', 'mail'])('reads the journey as %s', async (kind) => {
    const { legs } = await readFlights(samples.get(kind));
    expect(legs).toMatchObject([{ ...OUTBOUND, pnr: 'QX7R2M' }, INBOUND]);
  });

  it('reads the reservation of a page', async () => {
    const { legs } = await readFlights(samples.get('page'));
    expect(legs).toMatchObject([{ ...OUTBOUND, seat: '34A', pnr: 'QX7R2M' }]);
  });

  it('tells what it could read where there is no flight', async () => {
    const bytes = new TextEncoder().encode('Two roads diverged\nin a yellow wood');
    const { text, flights } = await readTicket({ bytes, today: TODAY });
    expect(text).toBe('Two roads diverged\nin a yellow wood');
    expect(flights.legs).toEqual([]);
    expect(flights.warnings.map(({ code }) => code)).toContain('NO_FLIGHT');
  });
});

/** Columns of a proportional font stand further apart than those of a typewriter. */
describe('readTicket with the PDF of an airline', () => {
  it('reads Korean Air in Korean and English', async () => {
    const { legs, ...rest } = await readFlights(await makeKoreanAirPdf());
    const shared = { aircraft: 'Boeing 777-300ER', baggage: '2PC', pnr: 'QX7R2M' };
    expect(legs).toMatchObject([
      { ...OUTBOUND, ...shared, duration: '14h 20m', seat: '34A' },
      { ...INBOUND, ...shared, duration: '15h 30m', seat: '35B' },
    ]);
    expect(rest).toMatchObject({
      destination: 'New York',
      passengers: ['Mina Kim'],
      warnings: [],
    });
  });

  it('reads the electronic ticket receipt in columns', async () => {
    const { legs } = await readFlights(await makeReceiptPdf());
    expect(legs).toMatchObject([
      { ...OUTBOUND, baggage: '2PC' },
      { ...INBOUND, baggage: '2PC' },
    ]);
  });

  it('reads Eurowings', async () => {
    const { legs } = await readFlights(await makeEurowingsPdf());
    expect(legs).toMatchObject([
      {
        flightNumber: '4U8462',
        from: 'TXL',
        to: 'LHR',
        departureDate: '2027-06-15',
        departureTime: '12:55',
        arrivalTime: '13:50',
        pnr: 'QX7R2M',
      },
    ]);
  });
});
