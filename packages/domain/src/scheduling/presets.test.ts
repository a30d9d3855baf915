import { describe, expect, it } from 'vitest';
import { date, time } from '../testing/literals.ts';
import { makeTrip } from '../testing/make-trip.ts';
import { type PresetDialog, presetsFor } from './presets.ts';

/** Lands on the 10th at 14:00, leaves on the 13th at 20:00. */
const trip = makeTrip({
  flightDetails: { outbound: { arrivalTime: '14:00' }, return: { departureTime: time('20:00') } },
});

function offered(day: string | null, dialog: PresetDialog): string[] {
  return presetsFor(trip, day === null ? null : date(day), dialog).map(
    ({ id, startTime, duration }) => `${id} ${startTime} ${duration}`,
  );
}

describe('presetsFor', () => {
  it.each<[string | null, PresetDialog, string[]]>([
    [
      '2025-10-11',
      'map',
      ['lunch 12:00 90', 'dinner 18:00 120', 'night-out 20:00 150', 'afternoon 14:00 120'],
    ],
    [
      '2025-10-11',
      'schedule',
      ['lunch 12:00 90', 'dinner 18:00 120', 'night-out 20:00 90', 'afternoon 14:00 60'],
    ],
    ['2025-10-10', 'map', ['dinner 18:00 120', 'night-out 20:00 150']],
    ['2025-10-13', 'map', ['lunch 12:00 90', 'dinner 18:00 120', 'afternoon 14:00 120']],
    ['2025-10-14', 'map', []],
    [null, 'map', ['afternoon 14:00 120']],
    [null, 'schedule', ['afternoon 14:00 60']],
  ])('on %s in the %s dialog', (day, dialog, expected) => {
    expect(offered(day, dialog)).toEqual(expected);
  });
});
