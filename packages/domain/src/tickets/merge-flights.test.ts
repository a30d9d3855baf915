import { describe, expect, it } from 'vitest';
import { date } from '../testing/literals.ts';
import { isConnected } from './merge-flights.ts';
import type { TicketSegment } from './ticket.schema.ts';

const out: TicketSegment = { from: 'ICN', to: 'NRT', departureDate: date('2025-10-09') };
const on: TicketSegment = { from: 'NRT', to: 'JFK', departureDate: date('2025-10-09') };

describe('two flights', () => {
  it.each<[string, TicketSegment, TicketSegment, boolean]>([
    ['on one day', out, on, true],
    ['a night between', out, { ...on, departureDate: date('2025-10-10') }, true],
    ['two nights between', out, { ...on, departureDate: date('2025-10-11') }, false],
    ['the second before the first', out, { ...on, departureDate: date('2025-10-08') }, false],
    [
      'a night from the landing',
      { ...out, arrivalDate: date('2025-10-10') },
      { ...on, departureDate: date('2025-10-11') },
      true,
    ],
    ['from another airport', out, { ...on, from: 'HND' }, false],
    ['without a day', out, { ...on, departureDate: undefined }, false],
    ['without airports', { ...out, to: undefined }, { ...on, from: undefined }, false],
  ])('%s', (_name, first, second, connected) => {
    expect(isConnected([first, second])).toBe(connected);
  });
});
