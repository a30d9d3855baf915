import { expect, it } from 'vitest';
import { readMainScreen, withView } from './main-screen.ts';
import { paths } from './paths.ts';
import { DEMO_TRIP_ID, FIRST_TRIP_ID } from '@ooo/domain/trips/trip-ids';

it.each([
  ['', undefined],
  ['?view=calendar', undefined],
  ['?trip=demo', 'demo'],
  ['?view=saved&trip=none', 'none'],
  ['?trip=1000001', undefined],
  ['?trip=', undefined],
])('%j asks for %s', (search, expected) => {
  expect(readMainScreen(search)).toBe(expected);
});

it.each([
  [paths.demo(), '/smart-packlist?trip=demo'],
  [paths.demo('?view=calendar&day=3'), '/smart-packlist?trip=demo&view=calendar&day=3'],
  [paths.noTrip('view=calendar'), '/smart-packlist?trip=none&view=calendar'],
  [paths.noTrip('?trip=demo&view=saved'), '/smart-packlist?trip=none&view=saved'],
  [paths.trip(DEMO_TRIP_ID, '?view=saved'), '/smart-packlist?trip=demo&view=saved'],
  [paths.trip(FIRST_TRIP_ID), '/trip/1000001'],
  [paths.trip(FIRST_TRIP_ID, '?trip=none&view=saved'), '/trip/1000001?view=saved'],
  [withView('/trip/1', ''), '/trip/1'],
])('%s', (path, expected) => {
  expect(path).toBe(expected);
});
