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
    '밀라노 → 피렌체 고속열차 FR 9533 11:10-13:05 (2등석)',
    'Rome to Florence, train FR 9533 at 11:10',
    'Milán a Florencia en tren FR 9533',
  ])('leaves out the line of a train that is called so before its number: %s', (line) => {
    expect(withoutRailFlights([line, ...FLIGHT])).toEqual(['', ...FLIGHT]);
  });

  it.each([
    ['a flight beside a train', ['train to the airport, then FR 9533 at 11:10', ...FLIGHT]],
    ['a train beside a flight in one block', ['LH 3603 Express Rail', ...TRAIN, ...FLIGHT]],
    ['a ticket for trains that goes with a flight', [...FLIGHT, 'Rail&Fly with Deutsche Bahn']],
    ['a train without a flight number', ['ICE 515  Deutsche Bahn', ...TRAIN, '', ...FLIGHT]],
    ['who else flies', ['LH 400   operated by Air Dolomiti', ...TRAIN]],
  ])('leaves %s', (_, lines) => {
    expect(withoutRailFlights(lines)).toEqual(lines);
  });
});
