import { describe, expect, it } from 'vitest';
import type { PoiTag } from '../pois/poi.schema.ts';
import { date, time } from '../testing/literals.ts';
import { makeTrip } from '../testing/make-trip.ts';
import { type PresetDialog, presetsFor } from './presets.ts';

/** Lands on the 10th at 14:00, leaves on the 13th at 20:00. */
const trip = makeTrip({
  flightDetails: { outbound: { arrivalTime: '14:00' }, return: { departureTime: time('20:00') } },
});

function offered(tag: PoiTag, day: string | null, dialog: PresetDialog): string[] {
  return presetsFor(trip, { tag, date: day === null ? null : date(day), dialog }).map(
    ({ id, startTime, duration }) => `${id} ${startTime} ${duration}`,
  );
}

describe('presetsFor §9.24 §9.25 §9.26 §9.27', () => {
  it.each<[PoiTag, string | null, PresetDialog, string[]]>([
    ['eat', '2025-10-11', 'map', ['lunch 12:00 90', 'dinner 18:00 120']],
    ['eat', '2025-10-11', 'schedule', ['lunch 12:00 90', 'dinner 18:00 120']],
    ['eat', '2025-10-10', 'map', ['dinner 18:00 120']],
    ['eat', null, 'map', []],
    ['drink', '2025-10-11', 'map', ['night-out 20:00 150']],
    ['drink', '2025-10-11', 'schedule', ['night-out 20:00 90']],
    ['drink', '2025-10-13', 'map', []],
    ['shop', '2025-10-11', 'map', ['afternoon 14:00 120']],
    ['shop', '2025-10-11', 'schedule', ['afternoon 14:00 60']],
    ['shop', '2025-10-10', 'map', []],
    ['shop', '2025-10-14', 'map', []],
    ['shop', null, 'map', ['afternoon 14:00 120']],
    ['shop', null, 'schedule', ['afternoon 14:00 60']],
    ['tour', '2025-10-11', 'map', []],
  ])('for %s on %s in the %s dialog', (tag, day, dialog, expected) => {
    expect(offered(tag, day, dialog)).toEqual(expected);
  });
});
