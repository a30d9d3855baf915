import { LANGUAGES, SPECIFIED_LANGUAGES } from '@ooo/texts/languages';
import { describe, expect, it } from 'vitest';
import { BRITAIN, KOREA, makePackingInput, USA } from '../testing/make-packing.ts';
import { PACKING_TRIPS } from '../testing/packing-trips.ts';
import type { PackingInput } from './packing-input.types.ts';
import { makePackingList } from './packing-list.ts';
import { PACKING_CATEGORIES, PackingRecommendation } from './packing.schema.ts';

function pack(input: PackingInput, language: (typeof LANGUAGES)[number] = 'en') {
  const list = makePackingList(input, language);
  const find = (id: string) => list.find((each) => each.id === id);
  return {
    list,
    has: (id: string) => find(id) !== undefined,
    count: (id: string) => find(id)?.quantity ?? 0,
    why: (id: string) => find(id)?.reason,
    priority: (id: string) => find(id)?.priority,
  };
}

const week = (preferences: object, days = '2026-01-14', bags = 1) =>
  pack(
    makePackingInput('2026-01-01', days, {
      trip: { packingPreferences: preferences, checkedBags: bags },
    }),
  );

const between = (from: PackingInput['from'], to: PackingInput['to']) =>
  pack(makePackingInput('2026-01-01', '2026-01-05', { from, to }));

describe('ten trips', () => {
  type Name = keyof typeof PACKING_TRIPS;
  it.each<[Name, readonly string[], readonly string[]]>([
    [
      'beach in July',
      ['swimwear 2', 'shorts 3', 't-shirts 8', 'socks 4', 'sunscreen', 'sandals', 'light-scarf'],
      ['long-sleeved-tops', 'warm-layer', 'winter-coat', 'rain-jacket', 'compression-socks'],
    ],
    [
      'ski in January',
      ['ski-clothes', 'ski-goggles', 'thermal-underwear 2', 'gloves', 'sunscreen', 'warm-layer 2'],
      ['shorts', 'sun-hat', 'insect-repellent', 'rain-jacket', 'bras'],
    ],
    [
      'monsoon',
      [
        'rain-jacket',
        'umbrella',
        'insect-repellent',
        'light-scarf',
        'waterproof-pouch',
        'shorts 3',
      ],
      ['warm-layer', 'winter-coat'],
    ],
    [
      'desert',
      ['winter-coat', 'warm-layer', 'sunglasses', 'hiking-shoes', 'compression-socks'],
      ['rain-jacket', 'umbrella', 'warm-socks', 'light-layer'],
    ],
    [
      'two climates',
      ['t-shirts 5', 'long-sleeved-tops 3', 'trousers 2', 'shorts 1', 'winter-coat', 'sun-hat'],
      ['rain-jacket'],
    ],
    [
      'baby along',
      ['nappies 1', 'baby-food', 'wet-wipes', 'stroller', 'car-seat 2', 'childrens-clothes 2'],
      ['light-scarf', 'undershirts'],
    ],
    [
      'business in two days',
      ['business-shirts 2', 'blazer', 'dress-shoes', 'laptop', 'liquids-bag', 'plug-adapter 2'],
      ['laundry-kit', 'luggage-tags', 'camera', 'waterproof-pouch', 'light-layer'],
    ],
    [
      'no checked bag',
      ['liquids-bag', 'trousers 2', 'power-bank', 'smart-outfit', 'luggage-scale', 'umbrella'],
      ['luggage-tags', 'cabin-change', 'rain-jacket'],
    ],
    [
      '90 days',
      ['underwear 8', 'socks 8', 'laundry-kit', 'warm-layer', 'laundry-bag'],
      ['plug-adapter', 'winter-coat'],
    ],
    [
      'unknown weather',
      ['light-layer', 'warm-layer', 'rain-jacket', 'underwear 6', 'plug-adapter', 'passport'],
      ['winter-coat', 'liquids-bag', 'gloves'],
    ],
  ])('%s', (name, packed, left) => {
    const { has, count } = pack(PACKING_TRIPS[name]);
    const wanted = packed.map((each) => each.split(' '));
    const found = wanted.map(([id = '', number]) =>
      number ? `${id} ${count(id)}` : has(id) && id,
    );
    expect(found).toEqual(packed);
    expect(left.filter(has)).toEqual([]);
  });
});

it('counts warm socks as socks', () => {
  const { count, why } = pack(PACKING_TRIPS['ski in January']);
  expect([count('socks'), count('warm-socks')]).toEqual([5, 3]);
  expect(why('socks')).toMatch(/^Together with the warm ones/);
});

it('takes cold nights less seriously than cold days', () => {
  const desert = pack(PACKING_TRIPS.desert);
  const winter = pack(makePackingInput('2026-01-10', '2026-01-15', { celsius: [[-2, 4]] }));
  const of = ({ priority }: typeof desert) =>
    ['warm-layer', 'winter-coat', 'warm-hat', 'gloves', 'warm-scarf'].map(priority);
  expect(of(desert)).toEqual(['essential', 'recommended', 'recommended', 'optional', 'optional']);
  expect(of(winter)).toEqual(['essential', 'essential', 'essential', 'essential', 'recommended']);
});

const packFor = (occasion: 'hybrid' | 'vacation') =>
  pack(makePackingInput('2026-05-01', '2026-05-04', { trip: { occasion } }));

it('packs for the outdoors where the occasion is Adventure', () => {
  const outdoors = ['hiking-shoes', 'quick-drying-tops', 'insect-repellent', 'headlamp'];
  expect(outdoors.filter(packFor('hybrid').has)).toEqual(outdoors);
  expect(outdoors.filter(packFor('vacation').has)).toEqual([]);
});

describe('reasons', () => {
  it.each<[string, PackingInput, string, readonly (string | undefined)[]]>([
    [
      'say how clothes last',
      PACKING_TRIPS['baby along'],
      'underwear',
      ['7 days, washed once.', '7일, 중간에 한 번 세탁해요.', '7 días, con un lavado.'],
    ],
    [
      'call a climate usual',
      PACKING_TRIPS.monsoon,
      'rain-jacket',
      [
        'It usually rains on 8 of 10 days.',
        '이맘때는 보통 10일 중 8일 비가 와요.',
        'En esas fechas suele llover en 8 de los 10 días.',
      ],
    ],
    [
      'name a forecast',
      PACKING_TRIPS['business in two days'],
      'rain-jacket',
      [
        'The forecast has rain on 2 of 2 days.',
        '예보로는 2일 중 2일 비가 와요.',
        'Se prevé lluvia en 2 de los 2 días.',
      ],
    ],
    [
      'name the saved place',
      PACKING_TRIPS['beach in July'],
      'light-scarf',
      [
        'You saved Catedral de Mallorca: cover shoulders and knees inside.',
        '저장한 곳: Catedral de Mallorca. 안에서는 어깨와 무릎을 가려요.',
        'Has guardado Catedral de Mallorca: dentro hay que cubrirse hombros y rodillas.',
      ],
    ],
    [
      'repeat what the ticket allows',
      PACKING_TRIPS['no checked bag'],
      'luggage-scale',
      [
        'Your ticket says: 1 bag of 10 kg. Weigh your bags before you leave.',
        '항공권의 수하물 규정: 1 bag of 10 kg. 출발 전에 무게를 재세요.',
        'Tu billete dice: 1 bag of 10 kg. Pesa el equipaje antes de salir.',
      ],
    ],
  ])('%s', (_name, input, id, expected) => {
    expect(SPECIFIED_LANGUAGES.map((language) => pack(input, language).why(id))).toEqual(expected);
  });

  it('are in the unit of the trip', () => {
    const { why } = pack(
      makePackingInput('2026-01-01', '2026-01-03', {
        trip: { temperatureUnit: 'fahrenheit' },
        celsius: [[-20, -10]],
      }),
    );
    expect(why('warm-hat')).toBe('It usually gets down to −4\u00A0°F then.');
  });

  it('say so where the weather is unknown', () => {
    const { why } = pack(PACKING_TRIPS['unknown weather']);
    expect(why('t-shirts')).toMatch(/We don’t know the weather of these dates yet/);
  });

  it('are cut at 220 characters, never through a sign §3.21 §9.35', () => {
    const baggage = { weightLimit: '🧳'.repeat(30), carryOnLimit: '🎒'.repeat(30) };
    const segment = { flightNumber: 'KE1', from: 'JFK', to: 'ICN', departureDate: '2026-01-01' };
    const segments = [
      { ...segment, baggage: '🧳'.repeat(50) },
      { ...segment, baggage: '🎒'.repeat(50) },
    ];
    for (const flightDetails of [
      { baggage },
      { outbound: { segments } },
      { outbound: { segments: segments.slice(1) } },
    ]) {
      const { why } = pack(
        makePackingInput('2026-01-01', '2026-01-03', {
          trip: { flightDetails: flightDetails as never },
        }),
      );
      const reason = why('luggage-scale') ?? '';
      expect(reason.length).toBeLessThanOrEqual(220);
      expect(reason.isWellFormed()).toBe(true);
    }
  });
});

describe('how much', () => {
  it.each<[string, object, string, number, number]>([
    ['a day', {}, '2026-01-01', 1, 1],
    ['a week', {}, '2026-01-07', 1, 7],
    ['eight days', {}, '2026-01-08', 1, 8],
    ['nine days', {}, '2026-01-09', 1, 8],
    ['two weeks in the cabin', {}, '2026-01-14', 0, 7],
    ['two weeks with a laundry', { laundry: true }, '2026-01-14', 1, 6],
    ['two weeks without one', { laundry: false }, '2026-01-14', 1, 10],
    ['a year', {}, '2026-12-31', 1, 8],
  ])('%s', (_name, preferences, last, bags, underwear) => {
    expect(week(preferences, last, bags).count('underwear')).toBe(underwear);
  });

  it('says to rinse by hand where there is no laundry', () => {
    expect(week({ laundry: false }).why('underwear')).toBe(
      '14 days without a laundry: rinse some by hand.',
    );
  });
});

describe('sockets and papers', () => {
  it.each<[string, PackingInput['from'], PackingInput['to'], string | undefined]>([
    ['differ', USA, KOREA, 'essential'],
    ['are the same', KOREA, { ...KOREA, countryCode: 'ES' }, undefined],
    ['are at home', KOREA, KOREA, undefined],
    ['of home are unknown', undefined, KOREA, 'recommended'],
    ['are unknown', USA, { countryCode: 'JO' }, 'recommended'],
    ['are all unknown', undefined, undefined, 'recommended'],
  ])('an adapter where sockets %s', (_name, from, to, priority) => {
    expect(between(from, to).priority('plug-adapter')).toBe(priority);
  });

  it('helps where the tap water is not for drinking', () => {
    const unsafe = between(KOREA, { ...USA, tapWater: 'not-recommended' });
    expect([unsafe.has('rehydration-salts'), unsafe.priority('water-bottle')]).toEqual([
      true,
      'recommended',
    ]);
    const safe = between(USA, KOREA);
    expect([safe.has('rehydration-salts'), safe.priority('water-bottle')]).toEqual([
      false,
      'optional',
    ]);
  });

  it('warns of another voltage at the charger', () => {
    expect(between(USA, BRITAIN).why('phone-charger')).toMatch(/230 V/);
    expect(between(KOREA, BRITAIN).why('phone-charger')).not.toMatch(/230 V/);
  });

  it('asks for an identity card at home, and a passport elsewhere', () => {
    const home = between(KOREA, KOREA);
    expect([home.has('id-card'), home.has('passport'), home.has('cash')]).toEqual([
      true,
      false,
      false,
    ]);
    const abroad = between(USA, KOREA);
    expect([abroad.has('id-card'), abroad.has('passport'), abroad.has('cash')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('what the traveller added', () => {
  it('is in the list once, and replaces the item of its name', () => {
    const { list, has, count, why, priority } = pack(
      makePackingInput('2026-01-01', '2026-01-03', {
        trip: {
          packingPreferences: {
            ownItems: [
              { item: 'Binoculars', category: 'Accessories' },
              { item: 'binoculars' },
              { item: 'underwear', quantity: 5 },
              { item: '🎸' },
            ],
          },
        },
      }),
    );
    const added = list.filter(({ id }) => id.startsWith('own-') && id !== 'own-underwear');
    expect(added).toEqual([
      {
        id: 'own-binoculars',
        item: 'Binoculars',
        category: 'Accessories',
        quantity: 1,
        reason: 'You added this.',
        priority: 'recommended',
      },
      expect.objectContaining({ id: 'own-🎸', category: 'Utility' }),
    ]);
    expect([has('underwear'), count('own-underwear')]).toEqual([false, 5]);
    expect([why('own-underwear'), priority('own-underwear')]).toEqual([
      'One for each of the 3 days.',
      'essential',
    ]);
  });

  it('has the same id in every language, whatever the rules ask for', () => {
    const ownItems = ['Reisepass', 'passport', '수영복', '여권 사본'].map((item) => ({ item }));
    const idsOf = (language: (typeof LANGUAGES)[number], places: string[]) => {
      const trip = { packingPreferences: { ownItems } };
      const input = makePackingInput('2026-01-01', '2026-01-03', {
        trip,
        places,
        from: USA,
        to: KOREA,
      });
      const { list } = pack(input, language);
      expect(list.some(({ id }) => id === 'passport' || id === 'swimwear')).toBe(false);
      return list.flatMap(({ id }) => (id.startsWith('own-') ? id : [])).toSorted();
    };
    const ids = ['own-passport', 'own-reisepass', 'own-수영복', 'own-여권-사본'];
    for (const language of LANGUAGES) {
      expect(idsOf(language, [])).toEqual(ids);
      expect(idsOf(language, ['Haeundae Beach'])).toEqual(ids);
    }
  });

  it('all stays in the longest list', () => {
    const ownItems = Array.from({ length: 50 }, (_, at) => ({ item: `Thing ${at}`.repeat(6) }));
    const activities = ['temple', 'hiking', 'beach', 'spa', 'skiing', 'opera', 'gym', 'camping'];
    const { list } = pack(
      makePackingInput('2026-01-01', '2026-01-20', {
        trip: { packingPreferences: { ownItems, activities, childrenAges: [1, 9] } },
        celsius: [
          [-10, 0],
          [25, 35],
        ],
        sky: { condition: 'rain' },
        flightMin: 700,
      }),
    );
    expect(list.length).toBeLessThanOrEqual(120);
    expect(list.filter(({ id }) => id.startsWith('own-'))).toHaveLength(50);
  });
});

it('is in the order of categories, then of priorities §9.36 §9.37', () => {
  const { list } = pack(PACKING_TRIPS.monsoon);
  const ranks = list.map(
    ({ category, priority }) =>
      PACKING_CATEGORIES.indexOf(category) * 3 +
      ['essential', 'recommended', 'optional'].indexOf(priority),
  );
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(() => PackingRecommendation.array().parse(list)).not.toThrow();
});
