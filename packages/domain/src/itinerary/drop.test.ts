import { array, assert, constantFrom, integer, oneof, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkVisit } from '../flight-window/flight-window.rules.ts';
import type { Poi } from '../pois/poi.schema.ts';
import type { OpenWindow } from '../scheduling/schedule.schema.ts';
import type { TravelMeans } from '../shared/preferences.ts';
import { toMinutes } from '../shared/wall-time.ts';
import { date, time } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { dropPlace, isSameVisit, positionOf } from './drop.ts';
import type { Drop, DropSource, DropTarget } from './drop.types.ts';

const DAY_1 = date('2025-10-10');
const DAY_2 = date('2025-10-11');
const at1350 = time('13:50');
const LAST_DAY = date('2025-10-13');
const PALACE: [number, number] = [126.977, 37.5796];
const TOWER: [number, number] = [126.9882, 37.5512];

const flown = makeTrip({
  flightDetails: {
    outbound: { arrivalTime: '15:00' },
    return: { departureTime: time('16:00'), arrivalTime: '21:00' },
  },
});

function source(pois: readonly Poi[], windows: readonly OpenWindow[] | null = null): DropSource {
  return { trip: flown, pois, hoursOf: () => windows };
}

function visit(id: number, startTime: string, fields: Parameters<typeof makePoi>[0] = {}): Poi {
  return makePoi({ id, date: DAY_2, startTime: time(startTime), duration: 60, ...fields });
}

const idea = (fields: Parameters<typeof makePoi>[0] = {}) =>
  makePoi({ id: 99, duration: 60, ...fields });

/** What a drop says in one word or two: `11:00`, `11:00 tight`, `ideas`, `closed-day`. */
function tell(drop: Drop): string {
  if (!drop.ok) return drop.reason;
  return [drop.visit?.startTime ?? 'ideas', drop.mark].filter(Boolean).join(' ');
}

const at = (position?: number): DropTarget =>
  position === undefined ? { to: 'day', date: DAY_2 } : { to: 'day', date: DAY_2, position };

describe('dropPlace between the stops of a day', () => {
  const day = [visit(1, '09:00'), visit(2, '12:00'), visit(3, '15:00')];

  it.each([
    ['before the first, right before it', day, 0, '08:00'],
    ['right after the one before', day, 1, '10:00'],
    ['after the last', day, 3, '16:00'],
    [
      'where there is less time than it needs',
      [visit(1, '09:00'), visit(2, '10:30')],
      1,
      '10:00 overlap',
    ],
    ['a quarter of an hour apart', [visit(1, '09:00'), visit(2, '09:15')], 1, '09:10 overlap'],
    ['at the same minute', [visit(1, '09:00'), visit(2, '09:00')], 1, 'no-room'],
  ])('%s', (_, pois, position, told) => {
    expect(tell(dropPlace(source(pois), idea(), at(position)))).toBe(told);
  });

  it('leaves time for the travel by the means that the traveller prefers', () => {
    const stops = [visit(1, '09:00', { location: { coordinates: PALACE } })];
    const market = idea({ location: { coordinates: [126.9997, 37.57] } });
    const start = (travelBy: TravelMeans) =>
      tell(dropPlace({ ...source(stops), travelBy }, market, at(1)));
    expect([start('mixed'), start('car'), start('foot')]).toEqual(['10:30', '10:15', '10:45']);
  });

  it('leaves time for the travel, and says if there is none', () => {
    const near = visit(1, '09:00', { location: { coordinates: PALACE } });
    const far = idea({ location: { coordinates: TOWER } });
    expect(tell(dropPlace(source([near]), far, at(1)))).toBe('10:30');
    const soon = visit(2, '11:00', { location: { coordinates: PALACE } });
    expect(tell(dropPlace(source([near, soon]), far, at(1)))).toBe('10:00 tight');
  });

  it('waits until the place opens, if the order allows it', () => {
    const afternoon = [{ openMin: 13 * 60, closeMin: 18 * 60 }];
    expect(tell(dropPlace(source(day, afternoon), idea(), at(2)))).toBe('13:00');
    expect(tell(dropPlace(source(day, afternoon), idea(), at(1)))).toBe('closed-then');
    expect(tell(dropPlace(source(day, []), idea(), at(1)))).toBe('closed-day');
  });

  it('keeps a visit where it is, despite any problem', () => {
    const [, second] = day;
    if (!second) throw new Error('The day has a second visit.');
    const drop = dropPlace(source(day, []), second, at(positionOf(source(day), second)));
    expect(tell(drop)).toBe('12:00');
    expect(drop.ok && isSameVisit(second, drop.visit)).toBe(true);
  });
});

describe('dropPlace on a day', () => {
  const lunch = visit(1, '12:00', { tag: 'eat' });
  const full = [visit(1, '00:00', { duration: 720 }), visit(2, '12:00', { duration: 719 })];

  it.each([
    ['a sight in the morning', idea(), [], '10:00'],
    ['a meal at noon', idea({ tag: 'eat' }), [], '12:00'],
    ['a second meal in the evening', idea({ tag: 'eat' }), [lunch], '18:00'],
    ['a visit at its own time', visit(9, '14:15', { date: LAST_DAY }), [], '14:15'],
    ['a sight at the nearest free time', idea(), [visit(1, '09:30'), visit(2, '10:30')], '08:30'],
    ['a sight on a day without free time', idea(), full, '10:00 overlap'],
    ['a meal on such a day', idea({ tag: 'eat' }), full, '12:00 overlap'],
  ])('%s', (_, poi, others, told) => {
    expect(tell(dropPlace(source([...others, poi]), poi, at()))).toBe(told);
  });

  it('takes the suggested time, where the hours allow it', () => {
    const suggesting = { ...source([], [{ openMin: 0, closeMin: 900 }]), freeStart: () => at1350 };
    expect(tell(dropPlace(suggesting, idea(), at()))).toBe('13:50');
    expect(tell(dropPlace(suggesting, idea({ duration: 90 }), at()))).toBe('10:00');
    expect(tell(dropPlace(suggesting, idea(), at(0)))).toBe('10:00');
  });

  it('says which flight leaves no time', () => {
    const long = idea({ duration: 300 });
    expect(tell(dropPlace(source([]), idea(), { to: 'day', date: DAY_1 }))).toBe('17:00');
    expect(tell(dropPlace(source([]), idea(), { to: 'time', date: DAY_1, startMin: 960 }))).toBe(
      'before-arrival',
    );
    expect(tell(dropPlace(source([]), long, { to: 'time', date: LAST_DAY, startMin: 720 }))).toBe(
      'after-departure',
    );
    expect(tell(dropPlace(source([]), idea(), { to: 'day', date: date('2025-10-14') }))).toBe(
      'outside-trip',
    );
  });
});

describe('dropPlace on an hour, at a length, and back', () => {
  const first = visit(1, '09:00');
  const open = [{ openMin: 540, closeMin: 1080 }];

  it.each([
    [{ to: 'time', date: DAY_2, startMin: 600 } as const, '10:00'],
    [{ to: 'time', date: DAY_2, startMin: 660 } as const, '11:00 overlap'],
    [{ to: 'time', date: DAY_2, startMin: 1035 } as const, 'closed-then'],
    [{ to: 'length', durationMin: 120 } as const, '09:00'],
    [{ to: 'length', durationMin: 150 } as const, '09:00 overlap'],
    [{ to: 'ideas' } as const, 'ideas'],
  ])('%o', (target, told) => {
    const pois = [first, visit(2, '11:00')];
    expect(tell(dropPlace(source(pois, open), first, target))).toBe(told);
  });

  it('keeps a length between a quarter of an hour and twelve hours', () => {
    const lengths = [-30, 45, 900].map((durationMin) => {
      const drop = dropPlace(source([first]), first, { to: 'length', durationMin });
      return drop.ok && drop.visit?.duration;
    });
    expect(lengths).toEqual([15, 45, 720]);
  });
});

it('allows nothing that the flights or the known hours forbid, and keeps the wanted order', () => {
  const anyTime = integer({ min: 0, max: 1439 });
  const anyPoi = record({
    date: constantFrom(null, DAY_1, DAY_2, LAST_DAY),
    startMin: anyTime,
    duration: constantFrom(15, 60, 240, 720),
    coordinates: constantFrom(undefined, PALACE, TOWER),
  });
  const anyDate = constantFrom(DAY_1, DAY_2, LAST_DAY, date('2025-12-01'));
  const anyTarget = oneof(
    record({
      to: constantFrom('day' as const),
      date: anyDate,
      position: integer({ min: 0, max: 6 }),
    }),
    record({ to: constantFrom('day' as const), date: anyDate }),
    record({ to: constantFrom('time' as const), date: anyDate, startMin: anyTime }),
    record({ to: constantFrom('length' as const), durationMin: integer({ min: -60, max: 900 }) }),
  );
  const anyWindows = option(
    array(
      record({ openMin: integer({ min: 0, max: 1200 }), length: integer({ min: 1, max: 600 }) }),
      { maxLength: 2 },
    ),
  );
  assert(
    property(
      array(anyPoi, { minLength: 1, maxLength: 6 }),
      anyTarget,
      anyWindows,
      (drafts, target, hours) => {
        const windows =
          hours?.map(({ openMin, length }) => ({ openMin, closeMin: openMin + length })) ?? null;
        const pois = drafts.map(({ coordinates, startMin, date, duration }, index) =>
          makePoi({
            id: index + 1,
            date,
            duration,
            startTime: date && time(`${pad(startMin / 60)}:${pad(startMin % 60)}`),
            location: coordinates ? { coordinates } : {},
          }),
        );
        const [poi] = pois;
        if (!poi) return;
        const drop = dropPlace(source(pois, windows), poi, target);
        if (!drop.ok || !drop.visit || isSameVisit(poi, drop.visit)) return;
        const { date: on, startTime, duration } = drop.visit;
        const startMin = toMinutes(startTime);
        expect(checkVisit(flown, drop.visit).ok).toBe(true);
        const fits = windows?.some(
          ({ openMin, closeMin }) => openMin <= startMin && startMin + duration <= closeMin,
        );
        expect(fits ?? true).toBe(true);
        if (target.to !== 'day' || !('position' in target)) return;
        const moved = [{ ...poi, date: on, startTime }, ...pois.slice(1)];
        const others = moved.filter((other) => other.date === on).length - 1;
        const now = positionOf(source(moved), { ...poi, date: on, startTime });
        expect(now).toBe(Math.min(target.position, others));
      },
    ),
  );
});

function pad(value: number): string {
  return String(Math.floor(value)).padStart(2, '0');
}
