import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Poi } from '../pois/poi.schema.ts';
import { addDays, listDates } from '../shared/calendar-date.ts';
import { PoiId } from '../shared/ids.ts';
import { tripDates } from '../testing/arbitraries.ts';
import { date, time } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import {
  checkStay,
  findOverlap,
  isNightOf,
  listBases,
  listNights,
  nightsWithoutBase,
  stayFrom,
  stayOf,
  suggestStay,
} from './bases.ts';

/** 10 to 13 October 2025: three nights. */
const trip = makeTrip();
const hotel = (id: number, from: string | null, to: string | null = null): Poi =>
  makePoi({
    id,
    tag: 'hotel',
    date: from === null ? null : date(from),
    endDate: to === null ? null : date(to),
  });
const stay = (from: string, to: string) => ({ firstNight: date(from), lastMorning: date(to) });

describe('listNights', () => {
  it('has one for each evening but the last day’s', () => {
    expect(listNights(trip)).toEqual(['2025-10-10', '2025-10-11', '2025-10-12']);
  });

  it('has none on a trip of one day', () => {
    expect(listNights(makeTrip({ endDate: date('2025-10-10') }))).toEqual([]);
  });

  it('has none in the air', () => {
    const overnight = makeTrip({
      flightDetails: {
        outbound: {
          segments: [
            {
              flightNumber: 'KE82',
              from: 'JFK',
              to: 'ICN',
              departureDate: date('2025-10-10'),
              departureTime: time('14:00'),
              arrivalDate: date('2025-10-11'),
              arrivalTime: time('17:30'),
            },
          ],
        },
      },
    });
    expect(listNights(overnight)).toEqual(['2025-10-11', '2025-10-12']);
    const home = {
      flightNumber: 'KE81',
      from: 'ICN',
      to: 'JFK',
      departureDate: date('2025-10-12'),
      departureTime: time('23:30'),
      arrivalDate: date('2025-10-13'),
    };
    const nightFlight = makeTrip({ flightDetails: { return: { segments: [home] } } });
    expect(listNights(nightFlight)).toEqual(['2025-10-10', '2025-10-11']);
  });
});

describe('stayOf', () => {
  it.each([
    ['from its first night to its last morning', '2025-10-10', '2025-10-12', '2025-10-12'],
    ['one night without an end', '2025-10-10', null, '2025-10-11'],
    ['one night where it ends on the day it begins', '2025-10-10', '2025-10-10', '2025-10-11'],
  ])('is %s', (_, from, to, lastMorning) => {
    expect(stayOf(hotel(1, from, to))).toEqual(stay(from, lastMorning));
  });

  it('is unknown without dates', () => {
    expect(stayOf(hotel(1, null))).toBeUndefined();
  });
});

describe('nightsWithoutBase', () => {
  it.each([
    ['all without a hotel', [makePoi()], ['2025-10-10', '2025-10-11', '2025-10-12']],
    ['none with a hotel for the whole trip', [hotel(1, '2025-10-10', '2025-10-13')], []],
    ['none with a hotel without dates', [hotel(1, '2025-10-11'), hotel(2, null)], []],
    ['those between two hotels', [hotel(1, '2025-10-10'), hotel(2, '2025-10-12')], ['2025-10-11']],
    ['the last', [hotel(1, '2025-10-10', '2025-10-12')], ['2025-10-12']],
  ])('are %s', (_, pois, nights) => {
    expect(nightsWithoutBase(trip, pois)).toEqual(nights);
  });
});

describe('suggestStay', () => {
  it.each([
    ['the whole trip at first', [], stay('2025-10-10', '2025-10-13')],
    ['the nights after another', [hotel(1, '2025-10-10')], stay('2025-10-11', '2025-10-13')],
    [
      'the nights up to another',
      [hotel(1, '2025-10-11', '2025-10-12')],
      stay('2025-10-10', '2025-10-11'),
    ],
    [
      'all that a hotel without dates would have',
      [hotel(1, null)],
      stay('2025-10-10', '2025-10-13'),
    ],
    [
      'the whole trip where no night is left',
      [hotel(1, '2025-10-10', '2025-10-13')],
      stay('2025-10-10', '2025-10-13'),
    ],
  ])('is %s', (_, pois, expected) => {
    expect(suggestStay(trip, pois)).toEqual(expected);
  });

  it('is nothing on a trip of one day', () => {
    expect(suggestStay(makeTrip({ endDate: date('2025-10-10') }), [])).toBeUndefined();
  });
});

describe('stayFrom', () => {
  const others = [hotel(1, '2025-10-12'), hotel(2, null)];
  it.each([
    ['up to the next base', 1_000, '2025-10-10', stay('2025-10-10', '2025-10-12')],
    ['to the end of the trip', 1, '2025-10-10', stay('2025-10-10', '2025-10-13')],
    ['one night after the trip', 1, '2025-10-13', stay('2025-10-13', '2025-10-14')],
  ])('is %s', (_, id, from, expected) => {
    expect(stayFrom(trip, others, date(from), PoiId.parse(id))).toEqual(expected);
  });
});

describe('checkStay', () => {
  const others = [hotel(1, '2025-10-10', '2025-10-12'), hotel(2, null)];
  it.each([
    ['a free night', stay('2025-10-12', '2025-10-13'), { ok: true, value: 1 }],
    ['no night', stay('2025-10-12', '2025-10-12'), { ok: false, reason: 'no-night' }],
    [
      'a night before the trip',
      stay('2025-10-09', '2025-10-10'),
      { ok: false, reason: 'outside-trip' },
    ],
    [
      'a night after the trip',
      stay('2025-10-12', '2025-10-14'),
      { ok: false, reason: 'outside-trip' },
    ],
    ['a night of another', stay('2025-10-11', '2025-10-13'), { ok: false, reason: 'overlap' }],
  ])('of %s', (_, wanted, result) => {
    expect(checkStay(trip, others, wanted)).toEqual(result);
  });

  it('lets a base change its own nights, and names the one that conflicts', () => {
    const [own] = others;
    expect(checkStay(trip, others, stay('2025-10-11', '2025-10-13'), own?.id).ok).toBe(true);
    expect(findOverlap(others, stay('2025-10-11', '2025-10-13'))?.id).toBe(1);
  });
});

describe('the nights of a trip', () => {
  const someStays = fc.array(fc.tuple(fc.nat(29), fc.integer({ min: 1, max: 5 })), {
    maxLength: 6,
  });

  it('have each exactly one base or none, when every base was allowed', () => {
    fc.assert(
      fc.property(tripDates, someStays, (dates, wanted) => {
        const some = makeTrip(dates);
        const pois: Poi[] = [];
        for (const [index, [offset, nights]] of wanted.entries()) {
          const firstNight = addDays(dates.startDate, offset);
          const lastMorning = addDays(firstNight, nights);
          if (checkStay(some, pois, { firstNight, lastMorning }).ok) {
            pois.push(
              makePoi({ id: index + 1, tag: 'hotel', date: firstNight, endDate: lastMorning }),
            );
          }
        }
        const without = new Set(nightsWithoutBase(some, pois));
        for (const night of listDates(dates.startDate, addDays(dates.endDate, -1))) {
          const there = listBases(pois).filter((poi) => {
            const own = stayOf(poi);
            return own !== undefined && isNightOf(own, night);
          });
          expect(there.length).toBe(without.has(night) ? 0 : 1);
        }
        const next = suggestStay(some, pois);
        expect(without.size === 0 || (next && checkStay(some, pois, next).ok)).toBe(true);
      }),
    );
  });
});
