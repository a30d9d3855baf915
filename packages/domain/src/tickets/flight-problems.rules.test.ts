import { describe, expect, it } from 'vitest';
import { date, time } from '../testing/literals.ts';
import { findFlightProblems } from './flight-problems.rules.ts';
import type { TicketSegment } from './ticket.schema.ts';

const ZONES: Record<string, string> = {
  ICN: 'Asia/Seoul',
  JFK: 'America/New_York',
  HNL: 'Pacific/Honolulu',
};

const segment: TicketSegment = {
  flightNumber: 'KE081',
  from: 'ICN',
  to: 'JFK',
  departureDate: date('2027-04-16'),
  departureTime: time('19:30'),
  arrivalDate: date('2027-04-16'),
  arrivalTime: time('21:00'),
};

function find(fields: Partial<TicketSegment>, zoneOf = (code: string) => ZONES[code]): string[] {
  const problems = findFlightProblems({ ...segment, ...fields }, zoneOf);
  return problems.map(({ field, reason }) => `${field} ${reason}`);
}

const unknown = () => undefined;

describe('findFlightProblems', () => {
  it.each<[string, Partial<TicketSegment>, string[]]>([
    ['a flight as it should be', {}, []],
    ['a number with a gap', { flightNumber: '9c 8515' }, []],
    ['a number of three letters and a suffix', { flightNumber: 'EZY12A' }, []],
    ['a number without airline', { flightNumber: '81' }, ['flightNumber number-form']],
    ['an airline without number', { flightNumber: 'Korean Air' }, ['flightNumber number-form']],
    ['a city in the place of its airport', { to: 'New York' }, ['to airport-form']],
    ['a round flight', { to: 'ICN' }, ['to same-airport']],
    [
      'a landing before the departure',
      { arrivalTime: time('06:00') },
      ['arrivalTime lands-before'],
    ],
    ['a landing days before', { arrivalDate: date('2027-04-10') }, ['arrivalDate lands-before']],
    ['a flight of two nights', { arrivalDate: date('2027-04-18') }, ['arrivalDate too-long']],
    ['a year typed wrong', { arrivalDate: date('2028-04-16') }, ['arrivalDate too-long']],
    [
      'a landing on the day before, over the date line',
      { to: 'HNL', arrivalDate: date('2027-04-16'), arrivalTime: time('09:00') },
      [],
    ],
    ['a flight without airports', { from: '', to: '' }, []],
  ])('%s', (_name, fields, expected) => {
    expect(find(fields)).toEqual(expected);
  });

  it('counts days alone where zones are unknown', () => {
    expect(find({ arrivalTime: time('06:00') }, unknown)).toEqual([]);
    expect(find({ arrivalDate: date('2027-04-15') }, unknown)).toEqual([]);
    expect(find({ arrivalDate: date('2027-04-14') }, unknown)).toEqual([
      'arrivalDate lands-before',
    ]);
    expect(find({ arrivalDate: date('2027-04-19') }, unknown)).toEqual(['arrivalDate too-long']);
  });

  it('has no problems for an empty flight', () => {
    expect(findFlightProblems({})).toEqual([]);
  });
});
