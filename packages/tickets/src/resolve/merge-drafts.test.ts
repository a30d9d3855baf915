import type { WallTime } from '@ooo/domain/shared/wall-time';
import { describe, expect, it } from 'vitest';
import type { Found, LegDraft } from '../document.ts';
import { dedupeLegs } from './dedupe-legs.ts';
import { mergeDrafts } from './merge-drafts.ts';

const found = <T>(value: T): Found<T> => ({ value, snippet: String(value), foundBy: 'layout' });
const outbound: LegDraft = {
  flightNumber: found('KE81'),
  from: found('ICN'),
  to: found('JFK'),
  departureDate: found({ day: 15, month: 10, year: 2025 }),
  departureTime: found('10:00' as WallTime),
};
const inbound: LegDraft = {
  ...outbound,
  flightNumber: found('KE82'),
  from: found('JFK'),
  to: found('ICN'),
};

describe('mergeDrafts', () => {
  it('fills what structured data leaves out, and keeps what it says', () => {
    const { legs, conflicts } = mergeDrafts(
      [outbound],
      [{ ...outbound, seat: found('34A'), aircraft: found('77W') }],
    );
    expect(legs).toHaveLength(1);
    expect(legs[0]).toMatchObject({
      ...outbound,
      seat: { value: '34A' },
      aircraft: { value: '77W' },
    });
    expect(conflicts).toEqual([]);
  });

  it('takes the year from the text where a barcode has the day alone', () => {
    const barcode = { ...outbound, departureDate: found({ day: 15, month: 10 }) };
    const { legs, conflicts } = mergeDrafts([barcode], [outbound]);
    expect(legs).toMatchObject([{ departureDate: { value: { day: 15, month: 10, year: 2025 } } }]);
    expect(conflicts).toEqual([]);
  });

  it('reports what differs; structured data wins', () => {
    const text = { ...outbound, departureTime: found('11:00' as WallTime) };
    const { legs, conflicts } = mergeDrafts([outbound], [text]);
    expect(legs[0]?.departureTime?.value).toBe('10:00');
    expect(conflicts).toEqual([
      { leg: 0, field: 'departureTime', structured: '10:00', text: '11:00' },
    ]);
  });

  it('reports what two parts of the structured data say differently, the day too', () => {
    const otherwise = {
      ...outbound,
      departureDate: found({ day: 5, month: 11, year: 2025 }),
      departureTime: found('10:30' as WallTime),
    };
    expect(mergeDrafts([{ ...outbound, otherwise }], []).conflicts).toEqual([
      { leg: 0, field: 'departureDate', structured: '2025-10-15', text: '2025-11-05' },
      { leg: 0, field: 'departureTime', structured: '10:00', text: '10:30' },
    ]);
  });

  it('offers no day without its year', () => {
    const otherwise = { departureDate: found({ day: 5, month: 11 }) };
    expect(mergeDrafts([{ ...outbound, otherwise }], []).conflicts).toEqual([]);
  });

  it('keeps a flight that only the text tells of', () => {
    const { legs } = mergeDrafts([outbound], [outbound, inbound]);
    expect(legs.map((leg) => leg.flightNumber?.value)).toEqual(['KE81', 'KE82']);
  });

  it('takes the second number of a codeshare for the same flight', () => {
    const { legs } = mergeDrafts([outbound], [{ ...outbound, flightNumber: found('DL7860') }]);
    expect(legs.map((leg) => leg.flightNumber?.value)).toEqual(['KE81']);
  });
});

describe('dedupeLegs', () => {
  it('tells a flight once and joins the seats of its travellers', () => {
    const legs = dedupeLegs([
      { ...outbound, seat: found('34A') },
      { ...outbound, seat: found('34B'), meal: found('LUNCH') },
    ]);
    expect(legs).toHaveLength(1);
    expect(legs[0]).toMatchObject({ seat: { value: '34A, 34B' }, meal: { value: 'LUNCH' } });
  });

  it.each<[string, Partial<LegDraft>]>([
    ['another day', { departureDate: found({ day: 16, month: 10, year: 2025 }) }],
    ['another year', { departureDate: found({ day: 15, month: 10, year: 2026 }) }],
    ['the next hop under the same number', { from: found('JFK'), to: found('BOS') }],
    ['another number', { flightNumber: found('KE83') }],
  ])('keeps %s apart', (_, change) => {
    expect(dedupeLegs([outbound, { ...outbound, ...change }])).toHaveLength(2);
  });

  it('takes a day without a year for the same day', () => {
    expect(
      dedupeLegs([outbound, { ...outbound, departureDate: found({ day: 15, month: 10 }) }]),
    ).toHaveLength(1);
  });
});
