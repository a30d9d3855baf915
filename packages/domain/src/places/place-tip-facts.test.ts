import { expect, it } from 'vitest';
import { date } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { toPlaceTipFacts } from './place-tip-facts.ts';
import type { Recommendation } from './place.schema.ts';

const PALACE: Recommendation = {
  id: 'seoul/palace',
  name: 'Gyeongbokgung Palace',
  description: 'The largest of the palaces.',
  location: '161 Sajik-ro',
  venueType: 'Palace',
  category: 'attraction',
  subcategory: 'attractions',
  openingHours: 'Mo-Su 09:00-18:00',
  source: 'OOO atlas',
  asOf: date('2025-09-01'),
};

it('is what the providers say, counts of what is saved, and nothing that a traveller wrote', () => {
  const trip = makeTrip({
    name: 'Secret of Kim',
    startDate: date('2025-09-29'),
    endDate: date('2025-10-03'),
  });
  const secret = { name: 'Kim’s garden', notes: 'the key is under the stone' };
  const saved = [
    makePoi({ ...secret, tag: 'tour' }),
    makePoi({ ...secret, tag: 'tour' }),
    makePoi({ ...secret, tag: 'eat' }),
  ];
  const place = { city: 'Seoul', country: 'South Korea' };
  const stay = { trip, place, season: undefined, saved, language: 'ko' } as const;
  expect(toPlaceTipFacts(stay, [PALACE])).toEqual({
    language: 'Korean',
    city: 'Seoul',
    country: 'South Korea',
    months: [9, 10],
    days: 5,
    season: undefined,
    knownFor: [],
    occasion: trip.occasion,
    saved: { tour: 2, eat: 1 },
    places: [
      {
        id: 'seoul/palace',
        name: 'Gyeongbokgung Palace',
        kind: 'Palace',
        description: 'The largest of the palaces.',
      },
    ],
  });
});
