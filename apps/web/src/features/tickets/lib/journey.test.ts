import { date } from '@ooo/domain/testing/literals';
import type { TicketLeg, TicketReading } from '@ooo/domain/tickets/ticket.schema';
import { describe, expect, it } from 'vitest';
import { findReturnFrom, withLegs } from './journey.ts';

function leg(from: string, to: string, departs: string, arrives = departs): TicketLeg {
  return { from, to, departureDate: date(departs), arrivalDate: date(arrives) };
}

const there = leg('JFK', 'ICN', '2026-12-02', '2026-12-03');
const back = leg('ICN', 'JFK', '2026-12-13');

describe('findReturnFrom', () => {
  it.each<[string, TicketLeg[], number | undefined]>([
    ['one way', [there], undefined],
    ['there and back', [there, back], 1],
    [
      'a connection each way',
      [leg('BOS', 'JFK', '2026-12-02'), there, back, leg('JFK', 'BOS', '2026-12-14')],
      2,
    ],
    [
      'a return on the same day',
      [leg('LHR', 'CDG', '2026-12-02'), leg('CDG', 'LHR', '2026-12-02')],
      1,
    ],
    ['no dates yet', [{ from: 'JFK' }, {}], undefined],
  ])('%s', (_name, legs, returnFrom) => {
    expect(findReturnFrom(legs)).toBe(returnFrom);
  });
});

describe('withLegs', () => {
  const reading: TicketReading = {
    legs: [there, back],
    destination: 'Seoul',
    arrivalAirport: 'ICN',
    returnFrom: 1,
    passengers: [],
    warnings: [],
    questions: [],
    evidence: [],
  };

  it('takes dates and airports of the trip from the flights', () => {
    expect(withLegs(null, [there, back])).toMatchObject({
      departureAirport: 'JFK',
      arrivalAirport: 'ICN',
      startDate: '2026-12-03',
      endDate: '2026-12-13',
    });
  });

  it('keeps the city while the airport is the one that was read', () => {
    expect(withLegs(reading, [there, back]).destination).toBe('Seoul');
    const elsewhere = { ...there, to: 'PUS' };
    expect(withLegs(reading, [elsewhere, back]).destination).toBeUndefined();
  });

  it('keeps the turn that the document says while no flight comes or goes', () => {
    const moved = { ...back, departureDate: date('2026-12-03') };
    expect(withLegs(reading, [there, moved]).returnFrom).toBe(1);
    expect(withLegs(reading, [there]).returnFrom).toBeUndefined();
  });

  it('puts a flight that was typed later into its place', () => {
    const flights = withLegs({ ...reading, legs: [back], returnFrom: undefined }, [back, there]);
    expect(flights.legs).toEqual([there, back]);
    expect(flights).toMatchObject({
      returnFrom: 1,
      startDate: '2026-12-03',
      endDate: '2026-12-13',
    });
  });
});
