import { fromMinutes } from '@ooo/domain/shared/wall-time';
import { describe, expect, test } from 'vitest';
import { makeJudge, type PlaceToken, type Route } from './route-fit.ts';

const airport = (value: string): PlaceToken => ({
  kind: 'airport',
  value,
  line: 0,
  start: 0,
  end: 3,
});
const place = (value: string): PlaceToken => ({ ...airport(value), kind: 'place' });
const clock = (hours: number, minutes: number) => fromMinutes(hours * 60 + minutes);

const ROUTE: Route = {
  from: airport('ICN'),
  to: airport('JFK'),
  departure: clock(10, 0),
  arrival: clock(11, 5),
  durations: [14 * 60 + 5],
  date: { day: 15, month: 10 },
};

describe('a route', () => {
  test.each<[string, Partial<Route>, string]>([
    ['takes what is printed, by the zones of its ends', {}, 'proved'],
    ['is as sure by names', { from: place('인천'), to: place('NEW YORK JFK') }, 'proved'],
    ['takes an hour more once summer time is over', { date: { day: 20, month: 12 } }, 'possible'],
    ['has a duration of another flight beside it', { durations: [185] }, 'possible'],
    ['has no duration', { durations: [] }, 'possible'],
    ['arrives earlier than any aircraft does', { arrival: clock(4, 0) }, 'impossible'],
    ['leads nowhere', { to: airport('ICN') }, 'impossible'],
    ['takes a day for an hour', { to: airport('GMP'), arrival: clock(9, 0) }, 'impossible'],
    ['has an end that nobody knows', { to: place('Qwertz') }, 'unknown'],
    ['is on a day that does not exist', { date: { day: 31, month: 2 } }, 'possible'],
  ])('%s', (_, change, fit) => {
    expect(makeJudge(2026)({ ...ROUTE, ...change })).toBe(fit);
  });
});
