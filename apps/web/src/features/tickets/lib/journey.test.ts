import { date } from '@ooo/domain/testing/literals';
import type { TicketSegment, TicketReading } from '@ooo/domain/tickets/ticket.schema';
import { describe, expect, it } from 'vitest';
import { findReturnFrom, withSegments } from './journey.ts';

function segment(from: string, to: string, departs: string, arrives = departs): TicketSegment {
  return { from, to, departureDate: date(departs), arrivalDate: date(arrives) };
}

const there = segment('JFK', 'ICN', '2026-12-02', '2026-12-03');
const back = segment('ICN', 'JFK', '2026-12-13');

describe('findReturnFrom', () => {
  it.each<[string, TicketSegment[], number | undefined]>([
    ['one way', [there], undefined],
    ['there and back', [there, back], 1],
    [
      'a connection each way',
      [segment('BOS', 'JFK', '2026-12-02'), there, back, segment('JFK', 'BOS', '2026-12-14')],
      2,
    ],
    [
      'a return on the same day',
      [segment('LHR', 'CDG', '2026-12-02'), segment('CDG', 'LHR', '2026-12-02')],
      1,
    ],
    ['no dates yet', [{ from: 'JFK' }, {}], undefined],
  ])('%s', (_name, segments, returnFrom) => {
    expect(findReturnFrom(segments)).toBe(returnFrom);
  });
});

describe('withSegments', () => {
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
    expect(withSegments(null, [there, back])).toMatchObject({
      departureAirport: 'JFK',
      arrivalAirport: 'ICN',
      startDate: '2026-12-03',
      endDate: '2026-12-13',
    });
  });

  it('keeps the city while the airport is the one that was read', () => {
    expect(withSegments(reading, [there, back]).destination).toBe('Seoul');
    const elsewhere = { ...there, to: 'PUS' };
    expect(withSegments(reading, [elsewhere, back]).destination).toBeUndefined();
  });

  it('keeps the document’s turning point while no flight is added or removed', () => {
    const moved = { ...back, departureDate: date('2026-12-03') };
    expect(withSegments(reading, [there, moved]).returnFrom).toBe(1);
    expect(withSegments(reading, [there]).returnFrom).toBeUndefined();
  });

  it('puts a flight that was typed later into its place', () => {
    const flights = withSegments({ ...reading, legs: [back], returnFrom: undefined }, [
      back,
      there,
    ]);
    expect(flights.legs).toEqual([there, back]);
    expect(flights).toMatchObject({
      returnFrom: 1,
      startDate: '2026-12-03',
      endDate: '2026-12-13',
    });
  });
});
