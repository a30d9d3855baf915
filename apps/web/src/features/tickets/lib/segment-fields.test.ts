import { date } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { missingFields, setSegmentField } from './segment-fields.ts';

const segment = { flightNumber: 'KE082', from: 'JFK', departureDate: date('2026-12-02') };

describe('setSegmentField', () => {
  it('sets a field and leaves the others', () => {
    expect(setSegmentField(segment, 'to', 'ICN')).toEqual({ ...segment, to: 'ICN' });
  });

  it('removes a field that was emptied', () => {
    expect(setSegmentField(segment, 'from', '')).not.toHaveProperty('from');
  });

  it.each([
    ['departureDate', '2026-02-30'],
    ['departureTime', '25:00'],
  ] as const)('drops an invalid %s', (field, text) => {
    expect(setSegmentField(segment, field, text)).not.toHaveProperty(field);
  });
});

it('names what a flight still needs', () => {
  expect(missingFields(segment)).toEqual(['to', 'departureTime', 'arrivalDate', 'arrivalTime']);
});
