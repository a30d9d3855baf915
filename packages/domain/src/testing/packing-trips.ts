import type { PackingInput } from '../packing/packing-input.types.ts';
import { BRITAIN, KOREA, makePackingInput, USA } from './make-packing.ts';

const SPAIN = { countryCode: 'ES', plugs: ['C', 'F'], volts: [230], currencies: ['EUR'] };
const INDIA = {
  countryCode: 'IN',
  plugs: ['C', 'D', 'M'],
  volts: [230],
  currencies: ['INR'],
  tapWater: 'not-recommended',
} as const;

/** Ten trips with what an experienced traveller would pack. */
export const PACKING_TRIPS = {
  'beach in July': makePackingInput('2026-07-11', '2026-07-18', {
    trip: { gender: 'female' },
    places: ['Playa de Palma', 'Catedral de Mallorca'],
    celsius: [[21, 31]],
    from: BRITAIN,
    to: SPAIN,
    flightMin: 150,
  }),
  'ski in January': makePackingInput('2026-01-17', '2026-01-24', {
    trip: {
      gender: 'male',
      checkedBags: 2,
      packingPreferences: { activities: ['skiing', 'spa'] },
    },
    celsius: [[-9, 0]],
    sky: { condition: 'often-snow' },
    from: KOREA,
    to: { countryCode: 'JP', plugs: ['A', 'B'], volts: [100], currencies: ['JPY'] },
    flightMin: 170,
  }),
  monsoon: makePackingInput('2026-07-05', '2026-07-14', {
    places: ['Siddhivinayak Temple', 'Juhu Beach'],
    celsius: [[25, 31]],
    sky: { rainChance: 85, condition: 'often-rain' },
    from: USA,
    to: INDIA,
    flightMin: 960,
  }),
  desert: makePackingInput('2026-01-10', '2026-01-15', {
    places: ['Wadi Rum National Park', 'Camel ride'],
    celsius: [[2, 23]],
    sky: { rainChance: 3 },
    from: USA,
    to: { countryCode: 'JO' },
    flightMin: 700,
  }),
  'two climates': makePackingInput('2026-05-01', '2026-05-10', {
    trip: { packingPreferences: { activities: ['hiking'] } },
    celsius: [
      [20, 30],
      [20, 30],
      [20, 30],
      [20, 30],
      [20, 30],
      [1, 10],
    ],
    from: USA,
    to: { countryCode: 'PE', plugs: ['A', 'C'], volts: [220], currencies: ['PEN'] },
    flightMin: 480,
  }),
  'baby along': makePackingInput('2026-10-01', '2026-10-07', {
    trip: { gender: 'female', packingPreferences: { childrenAges: [6, 1], laundry: true } },
    celsius: [[12, 21]],
    sky: { rainChance: 20 },
    from: USA,
    to: KOREA,
    flightMin: 860,
  }),
  'business in two days': makePackingInput('2026-03-10', '2026-03-11', {
    trip: { occasion: 'work', checkedBags: 0, gender: 'male' },
    celsius: [[5, 11]],
    sky: { kind: 'forecast', condition: 'rain', precipitation: 6 },
    from: SPAIN,
    to: BRITAIN,
    flightMin: 140,
  }),
  'no checked bag': makePackingInput('2026-09-10', '2026-09-15', {
    trip: {
      checkedBags: 0,
      flightDetails: { baggage: { carryOnLimit: '1 bag of 10 kg' } },
    },
    places: ['Opéra Garnier', 'Louvre'],
    celsius: [[13, 22]],
    sky: { rainChance: 28, condition: 'some-rain' },
  }),
  '90 days': makePackingInput('2026-02-01', '2026-05-01', {
    celsius: [[6, 16]],
    sky: { rainChance: 30 },
    from: KOREA,
    to: SPAIN,
    flightMin: 800,
  }),
  'unknown weather': makePackingInput('2026-06-01', '2026-06-06', {
    trip: { departureAirport: null, arrivalAirport: null },
  }),
} as const satisfies Readonly<Record<string, PackingInput>>;
