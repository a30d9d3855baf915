import { expect, it } from 'vitest';
import { makePoi } from '../testing/make-trip.ts';
import type { PackingActivity } from '@ooo/texts/packing.types';
import { activityOf, findTripActivities, PACKING_ACTIVITIES } from './trip-activities.ts';

it.each<[string, 'tour' | 'eat' | 'drink' | 'hotel' | 'shop', readonly PackingActivity[]]>([
  ['Wat Pho', 'tour', ['temple']],
  ['Sensō-ji', 'tour', ['temple']],
  ['봉은사', 'tour', ['temple']],
  ['Catedral de Sevilla', 'tour', ['temple']],
  ['Temple Bar', 'drink', []],
  ['북한산 등산로', 'tour', ['hiking']],
  ['부산', 'tour', []],
  ['Hallasan', 'tour', ['hiking']],
  ['해운대해수욕장', 'tour', ['swimming']],
  ['Long Beach Grill', 'eat', []],
  ['Liverpool', 'tour', []],
  ['Palm Beach Resort & Spa', 'hotel', ['swimming', 'spa']],
  ['Széchenyi Thermal Baths', 'tour', ['spa']],
  ['Sydney Opera House', 'tour', ['smart']],
  ['Ski Shop', 'shop', []],
  ['Michelin table', 'eat', ['smart']],
  ['Fiji Museum', 'tour', []],
  ['Mount Street', 'tour', []],
  ['Mount Street Gardens', 'tour', []],
  ['Church Street Market', 'tour', []],
  ['Temple Bar', 'tour', []],
  ['Mount Fuji', 'tour', ['hiking']],
  ['Blue Mountain Trail', 'tour', ['hiking']],
  ['Temple of the Tooth', 'tour', ['temple']],
  ['Mountain View Hotel', 'hotel', []],
  ['Cathedral Inn with Pool', 'hotel', ['swimming']],
])('%s (%s)', (name, tag, expected) => {
  expect([...findTripActivities([], [makePoi({ name, tag })]).keys()]).toEqual(expected);
});

it('reads the kind in the notes', () => {
  const poi = makePoi({ name: 'Gellért', notes: 'Type: hot spring' });
  expect([...findTripActivities([], [poi])]).toEqual([['spa', 'Gellért']]);
});

it('knows the words of preferences, and ignores the rest', () => {
  const found = findTripActivities(['hot-spring', 'surfing', 'birdwatching', 'constructor'], []);
  expect([...found]).toEqual([
    ['spa', undefined],
    ['swimming', undefined],
  ]);
});

it.each(PACKING_ACTIVITIES)('knows %s by its own word', (activity) => {
  expect(activityOf(activity)).toBe(activity);
});
