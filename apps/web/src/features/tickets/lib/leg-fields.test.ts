import { date } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { missingFields, setLegField } from './leg-fields.ts';

const leg = { flightNumber: 'KE082', from: 'JFK', departureDate: date('2026-12-02') };

describe('setLegField', () => {
  it('sets a field and leaves the others', () => {
    expect(setLegField(leg, 'to', 'ICN')).toEqual({ ...leg, to: 'ICN' });
  });

  it('removes a field that was emptied', () => {
    expect(setLegField(leg, 'from', '')).not.toHaveProperty('from');
  });

  it.each([
    ['departureDate', '2026-02-30'],
    ['departureTime', '25:00'],
  ] as const)('keeps no %s that does not exist', (field, text) => {
    expect(setLegField(leg, field, text)).not.toHaveProperty(field);
  });
});

it('names what a flight still needs', () => {
  expect(missingFields(leg)).toEqual(['to', 'departureTime', 'arrivalDate', 'arrivalTime']);
});
