import { describe, expect, it } from 'vitest';
import { readHeadingRow } from './heading-row.ts';

describe('readHeadingRow', () => {
  it.each([
    'FLIGHT   DATE   GATE   SEAT',
    '구간   편명      출발      좌석',
    'Departing   Arriving',
    'Flight   Departure (UTC)   Arrival (UTC)   Seat',
    'Flight   Fare   (EUR)   Seat',
    'What   No.   From   To   Leaves   Gets in   Ref   Seat   Plane   Paid (AUD)',
  ])('takes %s for a heading', (line) => {
    expect(readHeadingRow(line)).toBeDefined();
  });

  it.each([
    'Operated By   Airlink   Seat   Assigned at check-in',
    'Terminal A   Terminal CONCOURSE H   Estado de la reserva CONFIRMADA',
    'MEAL:      MEALS',
    'Meal service   Food for purchase   Class   Economy (W)',
    'SEAT 34A   GATE 12',
    'Departure',
    'Wir danken   Ihnen sehr',
    'Operado por Clic Air   Medellín (MDE)   Bogotá (BOG)   Clase L',
    'Operated by Air France   (BUD)   (CDG)   check-in',
    'From: Atlanta (ATL)   To: Los Angeles (LAX)',
  ])('takes %s for none', (line) => {
    expect(readHeadingRow(line)).toBeUndefined();
  });
});

const headings = (line: string) => readHeadingRow(line)?.map(({ text }) => text);

describe('headings with one space between', () => {
  it('are two where they name both ends', () => {
    expect(headings('FLT   DATE    FROM TO   DEP')).toEqual(['FLT', 'DATE', 'FROM', 'TO', 'DEP']);
    expect(headings('FLT   Departure time   Date')).toEqual(['FLT', 'Departure time', 'Date']);
  });
});
