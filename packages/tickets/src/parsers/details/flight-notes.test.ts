import { describe, expect, it } from 'vitest';
import { takeFlightNotes } from './flight-notes.ts';

const FLIGHT = ['Fri 11 Sep 2026   AC140', '13:00   18:50', 'YYC     YYZ', ''];

describe('takeFlightNotes', () => {
  it.each([
    ['AC140 21A', { seat: '21A' }],
    ['AC140   Airbus A220-300   Meal: Lunch', { aircraft: 'Airbus A220-300', meal: 'Lunch' }],
    ['AC140   YYC-YYZ   27A, 27C', { seat: '27A, 27C' }],
    ['AC140                  YYC-YYZ                         27A', { seat: '27A' }],
  ])('takes %s for a note of the flight', (line, fields) => {
    const { lines, notes } = takeFlightNotes([...FLIGHT, 'Seats', line]);
    expect(lines.at(-1)).toBe('');
    expect(notes.map(({ flightNumber }) => flightNumber)).toEqual(['AC140']);
    const { seat, aircraft, meal } = notes[0]?.fields ?? {};
    const values = { seat: seat?.value, aircraft: aircraft?.value, meal: meal?.value };
    expect(values).toEqual({ seat: undefined, aircraft: undefined, meal: undefined, ...fields });
  });

  it('takes how long a flight is, and no time of day', () => {
    const note = 'AC140  DURACIÓN: 04:05  AVIÓN: CRJ-1000';
    const { notes } = takeFlightNotes([...FLIGHT, 'Vuelos', note]);
    expect(notes[0]?.fields.durationMin?.value).toBe(245);
    expect(takeFlightNotes([...FLIGHT, 'Vuelos', 'AC140  04:05  CRJ-1000']).notes).toEqual([]);
  });

  it('leaves a flight that is told nowhere else', () => {
    const lines = ['AC140 21A', 'YYC to YYZ', '', '13:00   18:50'];
    expect(takeFlightNotes(lines)).toEqual({ lines, notes: [] });
  });

  it('leaves a flight whose number also stands in a list of seats', () => {
    const flight = ['06:15', 'BCN', 'KLM · KL1508 · Boeing 737-800', '2h 30m', '08:45', 'AMS'];
    const list = 'Seats: KL1508 14C / KL6034 at check-in';
    expect(takeFlightNotes([...flight, list]).notes).toEqual([]);
  });

  it('leaves the line that stands among the times', () => {
    const lines = ['Flight AC140', '13:00 YYC', 'AC140 · Airbus A220-300', '18:50 YYZ'];
    expect(takeFlightNotes(lines).notes).toEqual([]);
  });
});
