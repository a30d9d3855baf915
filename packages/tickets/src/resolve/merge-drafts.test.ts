import type { WallTime } from '@ooo/domain/shared/wall-time';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../document.ts';
import { dedupeSegments } from '../flights/dedupe-segments.ts';
import { toCalendarDate } from '../flights/near-date.ts';
import { type Conflict, listConflicts, mergeDrafts } from './merge-drafts.ts';

const found = <T>(value: T): Found<T> => ({ value, snippet: String(value), foundBy: 'layout' });
const outbound: SegmentDraft = {
  flightNumber: found('KE81'),
  from: found('ICN'),
  to: found('JFK'),
  departureDate: found({ day: 15, month: 10, year: 2025 }),
  departureTime: found('10:00' as WallTime),
};
const inbound: SegmentDraft = {
  ...outbound,
  flightNumber: found('KE82'),
  from: found('JFK'),
  to: found('ICN'),
};

/** The difference as a question to the traveller; the departure day as printed. */
function conflictsOf(segment: SegmentDraft | undefined) {
  return segment ? listConflicts(segment, toCalendarDate(segment.departureDate?.value)) : [];
}

describe('mergeDrafts', () => {
  it('fills what structured data leaves out, and keeps what it says', () => {
    const segments = mergeDrafts(
      [outbound],
      [{ ...outbound, seat: found('34A'), aircraft: found('77W') }],
    );
    expect(segments).toEqual([{ ...outbound, seat: found('34A'), aircraft: found('77W') }]);
  });

  it('takes the year from the text where a barcode has the day alone', () => {
    const barcode = { ...outbound, departureDate: found({ day: 15, month: 10 }) };
    const segments = mergeDrafts([barcode], [outbound]);
    expect(segments).toMatchObject([
      { departureDate: { value: { day: 15, month: 10, year: 2025 } } },
    ]);
    expect(conflictsOf(segments[0])).toEqual([]);
  });

  it('settles by a barcode which of two numbers is the month', () => {
    const barcode = { ...outbound, departureDate: found({ day: 3, month: 4 }) };
    const printed = {
      ...outbound,
      departureDate: found({ day: 4, month: 3, year: 2027, ambiguous: true }),
    };
    const [segment, ...others] = mergeDrafts([barcode], [printed]);
    expect(others).toEqual([]);
    expect(segment?.departureDate?.value).toEqual({ day: 3, month: 4, year: 2027 });
  });

  it('reports what differs; structured data wins', () => {
    const text = { ...outbound, departureTime: found('11:00' as WallTime) };
    const [segment] = mergeDrafts([outbound], [text]);
    expect(segment?.departureTime?.value).toBe('10:00');
    expect(conflictsOf(segment)).toEqual([
      { field: 'departureTime', taken: '10:00', other: '11:00' },
    ]);
  });

  it('reports what two parts of the structured data say differently, the day too', () => {
    const otherwise = {
      ...outbound,
      departureDate: found({ day: 5, month: 11, year: 2025 }),
      departureTime: found('10:30' as WallTime),
    };
    expect(conflictsOf(mergeDrafts([{ ...outbound, otherwise }], [])[0])).toEqual([
      { field: 'departureDate', taken: '2025-10-15', other: '2025-11-05' },
      { field: 'departureTime', taken: '10:00', other: '10:30' },
    ]);
  });

  it('offers no day without its year', () => {
    const otherwise = { departureDate: found({ day: 5, month: 1 }) };
    expect(conflictsOf(mergeDrafts([{ ...outbound, otherwise }], [])[0])).toEqual([]);
  });

  it('keeps a flight that only the text tells of', () => {
    const segments = mergeDrafts([outbound], [outbound, inbound]);
    expect(segments.map((segment) => segment.flightNumber?.value)).toEqual(['KE81', 'KE82']);
  });

  const { departureTime: _noTime, ...barcode } = outbound;
  it.each<[string, Partial<SegmentDraft>, Partial<SegmentDraft>, Conflict[]]>([
    [
      'the next day',
      { departureDate: found({ day: 16, month: 10 }) },
      {},
      [{ field: 'departureDate', taken: '2025-10-16', other: '2025-10-15' }],
    ],
    [
      'another seat',
      { seat: found('34A') },
      { seat: found('21C') },
      [{ field: 'seat', taken: '34A', other: '21C' }],
    ],
    ['a seat among several', { seat: found('34A') }, { seat: found('34B, 34A') }, []],
    ['another airport', { to: found('EWR') }, {}, [{ field: 'to', taken: 'EWR', other: 'JFK' }]],
    [
      'another number',
      { flightNumber: found('DL7860') },
      {},
      [{ field: 'flightNumber', taken: 'DL7860', other: 'KE81' }],
    ],
  ])('makes one segment of a barcode with %s, and asks', (_, change, print, conflicts) => {
    const segments = mergeDrafts([{ ...barcode, ...change }], [{ ...outbound, ...print }, inbound]);
    expect(segments.map((segment) => segment.departureTime?.value)).toEqual(['10:00', '10:00']);
    expect(segments.map(conflictsOf)).toEqual([conflicts, []]);
  });

  it('keeps the next hop under the same number, whatever data tells of the first', () => {
    const onward = { ...outbound, from: found('JFK'), to: found('BOS') };
    expect(mergeDrafts([barcode], [outbound, onward])).toHaveLength(2);
    expect(mergeDrafts([barcode], [onward])).toHaveLength(2);
  });

  it('does not choose where the barcode could mean two printed flights', () => {
    const day = (of: number) => ({
      ...outbound,
      departureDate: found({ day: of, month: 10, year: 2025 }),
    });
    const between = { ...barcode, departureDate: found({ day: 16, month: 10 }) };
    expect(mergeDrafts([between], [day(15), day(17)])).toHaveLength(3);
  });

  it('never hides a printed flight behind data, and never tells one twice', () => {
    const segmentOf = fc
      .record({
        number: fc.constantFrom('KE81', 'KE82', 'DL7860', 'UA893'),
        route: fc.constantFrom('ICNJFK', 'JFKICN', 'ICNSFO', 'JFKBOS'),
        day: fc.integer({ min: 1, max: 28 }),
      })
      .map(({ number, route, day }) => ({
        flightNumber: found(number),
        from: found(route.slice(0, 3)),
        to: found(route.slice(3)),
        departureDate: found({ day, month: 10, year: 2025 }),
      }));
    const segments = fc.array(segmentOf, { maxLength: 5 }).map(dedupeSegments);
    fc.assert(
      fc.property(segments, segments, (data, print) => {
        const merged = mergeDrafts(data, print);
        expect(merged.length).toBeGreaterThanOrEqual(Math.max(data.length, print.length));
        expect(dedupeSegments(merged)).toHaveLength(merged.length);
        const told = merged.flatMap((segment) => [segment, { ...segment, ...segment.otherwise }]);
        for (const segment of [...data, ...print]) {
          for (const field of ['flightNumber', 'from', 'to', 'departureDate'] as const) {
            expect(told.map((each) => each[field]?.value)).toContainEqual(segment[field]?.value);
          }
        }
      }),
    );
  });
});

describe('dedupeSegments', () => {
  it('tells a flight once and joins the seats of its travellers', () => {
    const segments = dedupeSegments([
      { ...outbound, seat: found('34A') },
      { ...outbound, seat: found('34B'), meal: found('LUNCH') },
    ]);
    expect(segments).toHaveLength(1);
    expect(segments[0]).toMatchObject({ seat: { value: '34A, 34B' }, meal: { value: 'LUNCH' } });
  });

  it.each<[string, Partial<SegmentDraft>]>([
    ['another day', { departureDate: found({ day: 16, month: 10, year: 2025 }) }],
    ['another year', { departureDate: found({ day: 15, month: 10, year: 2026 }) }],
    ['the next hop under the same number', { from: found('JFK'), to: found('BOS') }],
    ['another number', { flightNumber: found('KE83') }],
  ])('keeps %s apart', (_, change) => {
    expect(dedupeSegments([outbound, { ...outbound, ...change }])).toHaveLength(2);
  });

  it('takes a day without a year for the same day', () => {
    expect(
      dedupeSegments([outbound, { ...outbound, departureDate: found({ day: 15, month: 10 }) }]),
    ).toHaveLength(1);
  });
});
