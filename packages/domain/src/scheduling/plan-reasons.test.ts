import { SPECIFIED_LANGUAGES } from '@ooo/texts/languages';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { PoiId } from '../shared/ids.ts';
import type { Language } from '../shared/language.ts';
import { makePlace, makePlannerInput } from '../testing/make-planner.ts';
import { placedReason } from './plan-reasons.ts';
import type { PlannedVisit, PlannerInput, PlannerPlace } from './planner.types.ts';
import type { StopBefore } from './stop-before.ts';

const CLOSED: [] = [];
const OPEN = [{ openMin: 600, closeMin: 1320 }];
const HERE: Coordinates = [127, 37.5];
/** About 600 and 1700 metres north. */
const NEAR: Coordinates = [127, 37.5054];
const FAR: Coordinates = [127, 37.5153];

const MUSEUM: StopBefore = { name: 'Museum', coordinates: NEAR };

/** A visit at 15:00 of a place that is open from 10:00 to 22:00 on a single Friday. */
function why(
  place: Partial<PlannerPlace>,
  visit: Partial<PlannedVisit> = {},
  before?: StopBefore,
  { language = 'en', ...rest }: Partial<PlannerInput> & { language?: Language } = {},
): string {
  const made = makePlace({ windows: [OPEN], coordinates: HERE, ...place });
  const input = makePlannerInput({
    days: made.windows.map(() => ({})),
    places: [made],
    ...rest,
  });
  const { id, durationMin } = made;
  const planned = { id, day: 0, startMin: 900, durationMin, travelMin: 10, hoursKnown: true };
  return placedReason(input, { ...planned, ...visit }, before, { language, clock: 'language' });
}

const fortnight = (isOpen: (weekday: number) => boolean) =>
  Array.from({ length: 14 }, (_, day) => (isOpen((day + 5) % 7) ? OPEN : CLOSED));

describe('placedReason', () => {
  it.each<[string, Parameters<typeof why>]>([
    ['', [{}]],
    ['', [{}, {}, { name: 'Museum', coordinates: undefined }]],
    ['10 minutes’ walk from Museum.', [{}, {}, MUSEUM]],
    ['Next to Museum.', [{}, { travelMin: 0 }, { ...MUSEUM, coordinates: HERE }]],
    ['You’re there when it opens at 10:00 AM.', [{}, { startMin: 600 }]],
    [
      'You’re there when it opens at 10:00 AM. 10 minutes’ walk from Museum.',
      [{}, { startMin: 600 }, MUSEUM],
    ],
    [
      'You’re there when it opens again at 3:00 PM.',
      [
        {
          windows: [
            [
              { openMin: 600, closeMin: 840 },
              { openMin: 900, closeMin: 1200 },
            ],
          ],
        },
      ],
    ],
    ['For breakfast.', [{ meal: 'eat' }, { startMin: 510 }]],
    ['For lunch.', [{ meal: 'eat' }, { startMin: 720 }]],
    ['For dinner, 10 minutes’ walk from Museum.', [{ meal: 'eat' }, { startMin: 1110 }, MUSEUM]],
    ['For the evening.', [{ meal: 'drink' }, { startMin: 1200 }]],
    ['', [{ meal: 'drink' }, { startMin: 960 }]],
    [
      'For the best light, late in the day.',
      [{ best: { openMin: 960, closeMin: 1140 } }, { startMin: 1020 }],
    ],
    ['', [{ best: { openMin: 960, closeMin: 1140 } }, { startMin: 1110 }]],
    [
      'For the evening.',
      [{ best: { openMin: 1200, closeMin: 1440 }, isLate: true }, { startMin: 1200 }],
    ],
    [
      'Closed on Tuesdays, so it moved to Wednesday.',
      [{ windows: fortnight((weekday) => weekday !== 2) }, { day: 5 }],
    ],
    [
      'Closed on Friday, so it moved to Saturday. For dinner.',
      [
        { windows: [CLOSED, OPEN, OPEN], meal: 'eat' },
        { day: 1, startMin: 1110 },
      ],
    ],
    [
      'Saturday is the only day of your trip when it’s open.',
      [{ windows: [CLOSED, OPEN, CLOSED] }, { day: 1 }],
    ],
    ['', [{ windows: [CLOSED, OPEN, CLOSED], wishedDay: 1 }, { day: 1 }]],
    [
      'We don’t know its opening hours, so check before you go.',
      [{ windows: [CLOSED, null] }, { day: 1, hoursKnown: false }],
    ],
    [
      'For lunch, 10 minutes’ walk from Museum. We don’t know its opening hours, so check before you go.',
      [{ windows: [null], meal: 'eat' }, { hoursKnown: false, startMin: 720 }, MUSEUM],
    ],
  ])('%s', (expected, facts) => {
    expect(why(...facts)).toBe(expected);
  });

  it('counts up to a quarter of an hour on foot as near, whatever a car takes', () => {
    expect(why({}, { travelMin: 15 }, MUSEUM)).toBe('15 minutes’ walk from Museum.');
    expect(why({}, { travelMin: 16 }, MUSEUM)).toBe('');
    expect(why({}, { travelMin: 4 }, { ...MUSEUM, coordinates: FAR })).toBe('');
  });

  it.each<[string, readonly string[]]>([
    [
      'Yahoo!',
      [
        '10 minutes’ walk from Yahoo!',
        'Yahoo!에서 걸어서 10분 거리예요.',
        'A 10 minutos a pie de Yahoo!',
      ],
    ],
    [
      '경복궁 (景福宮)',
      [
        '10 minutes’ walk from 경복궁 (景福宮).',
        '경복궁 (景福宮)에서 걸어서 10분 거리예요.',
        'A 10 minutos a pie de 경복궁 (景福宮).',
      ],
    ],
    [
      '“St.”',
      [
        '10 minutes’ walk from “St.”',
        '“St.”에서 걸어서 10분 거리예요.',
        'A 10 minutos a pie de “St.”',
      ],
    ],
  ])('takes the name %s as it is', (name, expected) => {
    const said = SPECIFIED_LANGUAGES.map((language) =>
      why({}, {}, { ...MUSEUM, name }, { language }),
    );
    expect(said).toEqual(expected);
  });

  it('has none for a place that is not in the input', () => {
    expect(why({}, { id: PoiId.parse(9) })).toBe('');
  });
});
