import { describe, expect, it } from 'vitest';
import { findAirportsByName, searchAirports } from './airports.ts';

function medianMs(inputs: readonly string[], run: (input: string) => unknown): number {
  for (const input of inputs) run(input);
  const times = inputs.map((input) => {
    const start = performance.now();
    run(input);
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

describe('speed', () => {
  it('searches airports in under 3 ms, as the traveller types', () => {
    const typed = ['se', 'seo', 'sa', 'san', 'san f', 'lon', 'new york', '서울', 'são paulo', 'zz'];
    expect(medianMs(typed, (query) => searchAirports(query))).toBeLessThan(3);
  });

  it('finds an airport in a ticket in under 1 ms', () => {
    const printed = [
      'BERLIN, DE (TEGEL)',
      'San Francisco International',
      'New York, NY - LaGuardia',
      'STOCKHOLM ARLAN',
      '서울(인천)',
      'Passenger name and fare conditions of carriage',
    ];
    expect(medianMs(printed, (text) => findAirportsByName(text))).toBeLessThan(1);
  });
});
