import { WallTime } from '@ooo/domain/shared/wall-time';
import { describe, expect, it } from 'vitest';
import type { LegDraft } from '../document.ts';
import { withoutOthers } from './not-flown.ts';

const leg: LegDraft = { flightNumber: { value: 'KE81', snippet: 'KE 081', foundBy: 'shapes' } };
const timed: LegDraft = {
  ...leg,
  departureTime: { value: WallTime.parse('10:00'), snippet: '10:00', foundBy: 'shapes' },
};
const FREIGHT = [
  'AWB No. 180-4419 2207',
  'Shipper GREENCELL',
  'Consignee LAKE',
  'Cargo Terminal 2',
];
const MILES = ['Mileage Statement', '5,969 miles', 'Miles expiring', 'Used miles'];

describe('withoutOthers', () => {
  it.each([
    ['of freight', timed, FREIGHT],
    ['of a statement of miles', leg, MILES],
  ])('leaves out flights %s', (_, one, lines) => {
    expect(withoutOthers([one], lines)).toEqual([]);
  });

  it.each([
    ['of a traveller, whatever the airline also carries', timed, [...FREIGHT, 'Passenger KIM']],
    ['with their times, whatever they earn', timed, MILES],
    ['of a ticket with its miles', leg, ['KE 081 ICN JFK', 'You earn 5,969 miles']],
  ])('keeps flights %s', (_, one, lines) => {
    expect(withoutOthers([one], lines)).toEqual([one]);
  });
});
