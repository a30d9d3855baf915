import { describe, expect, it } from 'vitest';
import { date, time } from '../testing/literals.ts';
import { type FlightsSummary, summariseFlights } from './summarise-flights.ts';
import type { TicketSegment } from './ticket.schema.ts';

const CITIES: Record<string, string> = { LHR: 'LON', LGW: 'LON', FCO: 'ROM', CIA: 'ROM' };
const COUNTRIES: Record<string, string> = {
  LHR: 'GB',
  LGW: 'GB',
  MAN: 'GB',
  FCO: 'IT',
  MXP: 'IT',
  LPA: 'ES',
  MAD: 'ES',
  ATH: 'GR',
};
const cityOf = (airport: string) => CITIES[airport] ?? airport;
const countryOf = (airport: string) => COUNTRIES[airport];

const day = (text: string | undefined) => (text ? date(`2027-${text}`) : undefined);

/** `LHR LPA 06-03 09:00 06-03 13:20`: route, departure and arrival. */
function fly(line: string): TicketSegment {
  const [from = '', to = '', leaves, leavesAt, lands, landsAt] = line.split(' ');
  return Object.fromEntries(
    Object.entries({
      from: from === '-' ? undefined : from,
      to: to === '-' ? undefined : to,
      departureDate: day(leaves),
      departureTime: leavesAt && time(leavesAt),
      arrivalDate: day(lands),
      arrivalTime: landsAt && time(landsAt),
    }).filter(([, value]) => value !== undefined),
  );
}

const there = fly('LHR LPA 06-03 09:00 06-03 13:20');
const back = fly('LPA LHR 06-10 14:00 06-10 18:20');

describe('summariseFlights', () => {
  it.each<[string, readonly TicketSegment[], number | undefined, FlightsSummary]>([
    ['nothing', [], undefined, {}],
    [
      'one flight',
      [there],
      undefined,
      { route: { kind: 'one-way', from: 'LHR', to: 'LPA' }, startDate: date('2027-06-03') },
    ],
    [
      'there and back',
      [there, back],
      1,
      {
        route: { kind: 'return', from: 'LHR', to: 'LPA' },
        startDate: date('2027-06-03'),
        endDate: date('2027-06-10'),
      },
    ],
    [
      'back to another airport of the city',
      [there, fly('LPA LGW 06-10')],
      1,
      {
        route: { kind: 'return', from: 'LHR', to: 'LPA' },
        startDate: date('2027-06-03'),
        endDate: date('2027-06-10'),
      },
    ],
    [
      'connections each way, the longer of them by night',
      [
        fly('LHR MAD 06-03 20:00 06-03 23:20'),
        fly('MAD LPA 06-04 07:00 06-04 09:00'),
        fly('LPA MAD 06-10 14:00 06-10 18:00'),
        fly('MAD LHR 06-10 20:00 06-10 21:20'),
      ],
      2,
      {
        route: { kind: 'return', from: 'LHR', to: 'LPA' },
        startDate: date('2027-06-03'),
        endDate: date('2027-06-10'),
      },
    ],
    [
      'back from elsewhere',
      [fly('LHR FCO 06-03'), fly('MXP LHR 06-10')],
      1,
      {
        route: { kind: 'open-jaw', from: 'LHR', to: 'FCO', backFrom: 'MXP' },
        startDate: date('2027-06-03'),
        endDate: date('2027-06-10'),
      },
    ],
    [
      'back to elsewhere at home',
      [fly('LHR FCO 06-03'), fly('CIA MAN 06-10')],
      1,
      {
        route: { kind: 'open-jaw', from: 'LHR', to: 'FCO', backTo: 'MAN' },
        startDate: date('2027-06-03'),
        endDate: date('2027-06-10'),
      },
    ],
    [
      'back from and to elsewhere',
      [fly('LHR FCO 06-03'), fly('MXP MAN 06-10')],
      1,
      {
        route: { kind: 'open-jaw', from: 'LHR', to: 'FCO', backFrom: 'MXP', backTo: 'MAN' },
        startDate: date('2027-06-03'),
        endDate: date('2027-06-10'),
      },
    ],
    [
      'on to a third country',
      [fly('LHR FCO 06-03'), fly('FCO ATH 06-10')],
      1,
      {
        route: { kind: 'several', from: 'LHR', stops: ['FCO', 'ATH'], isRound: false },
        startDate: date('2027-06-03'),
        endDate: date('2027-06-10'),
      },
    ],
    [
      'two stays, and home',
      [fly('LHR FCO 06-03'), fly('FCO ATH 06-06'), fly('ATH LHR 06-12')],
      2,
      {
        route: { kind: 'several', from: 'LHR', stops: ['FCO', 'ATH'], isRound: true },
        startDate: date('2027-06-03'),
        endDate: date('2027-06-12'),
      },
    ],
    [
      'by train between two of its stays',
      [fly('LHR FCO 06-03'), fly('MXP ATH 06-06'), fly('ATH LHR 06-12')],
      2,
      {
        route: { kind: 'several', from: 'LHR', stops: ['FCO', 'MXP', 'ATH'], isRound: true },
        startDate: date('2027-06-03'),
        endDate: date('2027-06-12'),
      },
    ],
    [
      'a stay of a day and an hour',
      [fly('LHR MAD 06-03 09:00 06-03 12:00'), fly('MAD LPA 06-04 13:00 06-04 15:00')],
      undefined,
      {
        route: { kind: 'several', from: 'LHR', stops: ['MAD', 'LPA'], isRound: false },
        startDate: date('2027-06-03'),
        endDate: date('2027-06-04'),
      },
    ],
    ['an unknown end', [fly('LHR - 06-03')], undefined, { startDate: date('2027-06-03') }],
    ['no day', [fly('LHR LPA')], undefined, { route: { kind: 'one-way', from: 'LHR', to: 'LPA' } }],
  ])('%s', (_name, legs, returnFrom, summary) => {
    const reading = { legs: [...legs], returnFrom, passengers: [] };
    expect(summariseFlights(reading, cityOf, countryOf)).toEqual(summary);
  });

  it.each([
    ['two people, two bags', ['A', 'B'], '2PC', { people: 2, bags: 2 }],
    ['nobody named, a weight', [], '23KG', {}],
    ['one person, no bag', ['A'], '0PC', { people: 1 }],
  ] as const)('counts %s', (_name, passengers, baggage, counts) => {
    const reading = { legs: [{ ...there, baggage }], passengers: [...passengers] };
    expect(summariseFlights(reading)).toMatchObject(counts);
    const { people, bags } = summariseFlights(reading);
    expect({ people, bags }).toEqual({ people: undefined, bags: undefined, ...counts });
  });
});
