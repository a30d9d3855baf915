import { describe, expect, it } from 'vitest';
import { withoutRailFlights } from './rail-flights.ts';

const TRAIN = ['07:23   Köln Hbf (QKL)', '08:32   Frankfurt Fernbahnhof (FRA)'];
const FLIGHT = ['10:45   Frankfurt (FRA)', '13:25   New York (JFK)', 'LH 400   Boeing 747-8'];

describe('withoutRailFlights', () => {
  it.each([
    'LH 3603   Lufthansa Express Rail - ICE 515, durchgeführt von: Deutsche Bahn AG',
    'AF7186  Opéré par SNCF     Seconde classe',
    'AZ 9522   Frecciarossa',
  ])('leaves out a train under %s', (line) => {
    const lines = [...TRAIN, line, '', ...FLIGHT];
    expect(withoutRailFlights(lines)).toEqual(['', '', '', '', ...FLIGHT]);
  });

  it('knows the operator below the number', () => {
    const lines = ['LH 3603', 'Operated by Deutsche Bahn', ...TRAIN];
    expect(withoutRailFlights(lines)).toEqual(['', '', '', '']);
  });

  it.each([
    ['a train beside a flight in one block', ['LH 3603 Express Rail', ...TRAIN, ...FLIGHT]],
    ['a ticket for trains that goes with a flight', [...FLIGHT, 'Rail&Fly with Deutsche Bahn']],
    ['a train without a flight number', ['ICE 515  Deutsche Bahn', ...TRAIN, '', ...FLIGHT]],
    ['who else flies', ['LH 400   operated by Air Dolomiti', ...TRAIN]],
  ])('leaves %s', (_, lines) => {
    expect(withoutRailFlights(lines)).toEqual(lines);
  });
});
