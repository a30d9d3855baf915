import { describe, expect, it } from 'vitest';
import { findAircraft, readAircraft } from './aircraft.ts';
import { findBaggage, readBaggage } from './baggage.ts';
import { findDurations } from './duration.ts';
import { findMeals, isMeal, readMeal } from './meal.ts';
import { findOperators, readOperator } from './operator.ts';
import { findNamedSeats, joinSeats, readSeats } from './seat.ts';

describe('findDurations', () => {
  it.each([
    ['14H 05M', 845],
    ['13h 55m', 835],
    ['8hr 20min', 500],
    ['2hr(s) 45min(s)', 165],
    ['03 h 51 min', 231],
    ['14시간 5분', 845],
    ['8 h 35 min', 515],
    ['06시간 05분', 365],
    ['1h 10m', 70],
    ['2 Std. 10 Min.', 130],
    ['PT13H55M', 835],
    ['15 hours, 25 minutes', 925],
    ['4 sa 5 dk', 245],
    ['2 godz. 45 min', 165],
    ['10小时50分', 650],
    ['1 ч 30 мин', 90],
    ["1h 40' · Vueling", 100],
    ['12:55 Std.', 775],
  ])('%s', (text, minutes) => {
    expect(findDurations(text).map((hit) => hit.value)).toEqual([minutes]);
  });

  it.each([
    ['01:20', 80],
    ['14:05', 845],
    ['11h', 660],
    ['1h35', 95],
    ['11.05', 665],
    ['665 min', 665],
    ['55 mins', 55],
  ])('%s only after a label', (text, minutes) => {
    expect(findDurations(text, { labelled: true }).map((hit) => hit.value)).toEqual([minutes]);
    expect(findDurations(text)).toEqual([]);
  });

  it.each([
    '48h 10m',
    '0h 05m',
    '10:20:30',
    '24/7',
    '12:40 a. m.',
    'Layover: 1 h 10 m',
    '3hr 20min layover',
    '5h 40m · Self-transfer',
    '10 min',
    '1.105',
  ])('finds none in %s', (text) => {
    expect(findDurations(text, { labelled: true })).toEqual([]);
  });
});

describe('readSeats', () => {
  it.each([
    ['34A', '34A'],
    ['034A', '34A'],
    ['34A,34B', '34A, 34B'],
    ['26F*', '26F'],
    ['34A CONFIRMED FOR MUSTER/MINA MS', '34A'],
    ['12C, 12C', '12C'],
    ['07A', '7A'],
    ['12-A', '12A'],
    ['12A y 12B', '12A, 12B'],
  ])('%s', (text, expected) => {
    expect(readSeats(text)).toBe(expected);
  });

  it.each(['-', 'CHECK-IN REQUIRED', '777', 'A321', 'Not assigned', '34I0', '1-A320'])(
    'finds none in %s',
    (text) => {
      expect(readSeats(text)).toBeUndefined();
    },
  );

  it('joins the seats of several travellers once each', () => {
    expect(joinSeats(['34A', '34B, 34A', '34C'])).toBe('34A, 34B, 34C');
  });
});

describe('findNamedSeats', () => {
  it.each([
    ['Mr Muster: seat 22D, 1 bag', ['22D']],
    ['Seats: 18D, 18E   1 bag', ['18D, 18E']],
    ['Vuelo LA2475   Asiento 21F   Economy', ['21F']],
    ['좌석 31C', ['31C']],
    ['no seat chosen', []],
    ['Window seat 14F and 14D for Ben', ['14F, 14D']],
    ['Seat 12A and 12 kg', ['12A']],
    ['Seats: Anna Muster 4A | Ben Muster 4B', ['4A', '4B']],
  ])('%s', (line, expected) => {
    expect(findNamedSeats(line).map((hit) => hit.value)).toEqual(expected);
  });
});

describe('readBaggage', () => {
  it.each([
    ['1PC', '1PC'],
    ['2PC', '2PC'],
    ['23K', '23KG'],
    ['30KG', '30KG'],
    ['1 Stück', '1PC'],
    ['1 Stück- System /Pieces', '1PC'],
    ['2 pieces, 23 kg each', '2PC 23KG'],
    ['23 kg', '23KG'],
    ['수하물 2개', '2PC'],
    ['1 pieza', '1PC'],
    ['1 bagage de 23 kg', '1PC 23KG'],
    ['1 x 20kg Check-in bag', '1PC 20KG'],
    ['1x20kg', '1PC 20KG'],
    ['2 Gepäckstücke', '2PC'],
    ['1 bag at 23kg', '1PC 23KG'],
    ['50 lb', '50LB'],
    ['1 carry-on, 1 checked bag', '1PC'],
    ['1 carry-on (8 kg), 2 checked bags (23 kg)', '2PC 23KG'],
    ['기내 10kg, 위탁 15kg', '15KG'],
    ['23kg 1개', '1PC 23KG'],
    ['23 kg x 2', '2PC 23KG'],
    ['1件23公斤', '1PC 23KG'],
    ['1 szt. 23 kg', '1PC 23KG'],
    ['one checked bag of 23 kg each is included', '1PC 23KG'],
    ['1 valija de 23 kg', '1PC 23KG'],
    ['1 maleta de 23 kg + 1 equipaje de mano', '1PC 23KG'],
    ['one checked bag', '1PC'],
    ['dos maletas de 23 kg', '2PC 23KG'],
    ['none', '0PC'],
    ['not included', '0PC'],
    ['No checked baggage', '0PC'],
    ['Carry-on only', '0PC'],
    ['hand baggage only', '0PC'],
    ['Solo equipaje de mano', '0PC'],
    ['15 Kgs (1 piece only) / Adult', '1PC 15KG'],
    ['20kg Check-in Bag', '20KG'],
    ['sin equipaje facturado', '0PC'],
    ['불포함', '0PC'],
  ])('%s', (text, expected) => {
    expect(readBaggage(text)).toBe(expected);
  });

  it.each([
    '-',
    'OK',
    '999 pcs',
    '1 Handgepäckstück bis 8 kg',
    '1 carry-on bag free',
    '1 x 8 kg carry-on, 1 personal item',
    '1st bag CA $75.00, 2nd bag CA $100.00, max. 23 kg',
    '1 bag for EUR 45',
    'one of our bag desks',
    'Cabin Baggage: 7 Kgs (1 piece only) / Adult',
    'your checked baggage must not exceed your allowance; single pieces no more than 32kg',
  ])('finds none in %s', (text) => {
    expect(readBaggage(text)).toBeUndefined();
  });

  it('shows by its shape in columns', () => {
    expect(findBaggage('TNOR05  15OCT  1PC OK').map((hit) => hit.value)).toEqual(['1PC']);
    expect(findBaggage('LHR   19/03/2027 19:25    25 kg').map((hit) => hit.value)).toEqual([
      '25KG',
    ]);
    expect(findBaggage('YOW  23K  OK').map((hit) => hit.value)).toEqual(['23KG']);
    expect(findBaggage('24      27K')).toEqual([]);
    expect(findBaggage('Hand luggage   1 x 10kg')).toEqual([]);
    expect(findBaggage('seat 22D, 1 x 23kg hold bag').map((hit) => hit.value)).toEqual([
      '1PC 23KG',
    ]);
  });
});

describe('findBaggage', () => {
  it.each([
    ['Nicer fare   Seats 12D, 12E   Each guest: 1 carry-on, 1 checked bag', ['1PC']],
    ['Seat 12A, 1 checked bag, lunch', ['1PC']],
    ['운임 : FLY / 위탁수하물 15kg', ['15KG']],
    ['TW 301 | 15kg 포함 | 좌석 12A', ['15KG']],
    ['All flights: 1 bag of 23 kg', ['1PC 23KG']],
    ['위탁수하물 1개 (23kg)', ['1PC 23KG']],
    ['No checked baggage', ['0PC']],
  ])('finds an allowance that is all of a cell: %s', (line, values) => {
    expect(findBaggage(line).map(({ value }) => value)).toEqual(values);
  });

  it.each([
    'Bags up to 50 lb and 62 inches.',
    'Each checked bag may weigh 23 kg at most when you fly with us',
    'Hotel Maleta, 23 kg of luggage storage',
    'Fee for 1 checked bag | $35',
    'KE 85 | 10kg 포함',
  ])('finds none in %s', (line) => {
    expect(findBaggage(line)).toEqual([]);
  });
});

describe('readAircraft', () => {
  it.each([
    ['BOEING 777-300ER', 'BOEING 777-300ER'],
    ['AIRBUS INDUSTRIE A330-200', 'AIRBUS INDUSTRIE A330-200'],
    ['AIRBUS A321-NEO', 'AIRBUS A321-NEO'],
    ['BOEING 777-200/300', 'BOEING 777-200/300'],
    ['77W', '77W'],
    ['Embraer 195-E2', 'Embraer 195-E2'],
    ['32Q', '32Q'],
    ['A380', 'A380'],
    ['Boeing 737 MAX 8', 'Boeing 737 MAX 8'],
    ['Boeing 777-300ER and more words', 'Boeing 777-300ER'],
    ['777-300ER)', '777-300ER'],
    ['Boeing 777-200 (772)', 'Boeing 777-200 (772)'],
  ])('%s', (text, expected) => {
    expect(readAircraft(text)).toBe(expected);
  });

  it.each([
    'VY1309',
    '2 x 287,40 €',
    '',
    '-',
    'to be announced',
    '9hr 5min',
    '11 Jan 20',
    'Oct 26',
    '31D',
    '07:10',
  ])('finds none in “%s”', (text) => {
    expect(readAircraft(text)).toBeUndefined();
  });

  it('shows by its shape', () => {
    expect(
      findAircraft('Flight EK720   Aircraft Boeing 777-300ER').map((hit) => hit.value),
    ).toEqual(['Boeing 777-300ER']);
    expect(findAircraft('ARR 1105 EQP 789 SEAT 34A').map((hit) => hit.value)).toEqual(['789']);
    expect(findAircraft('ICN - DXB   B77W   Seat 54K').map((hit) => hit.value)).toEqual(['B77W']);
    expect(findAircraft('KE081 A321 15OCT').map((hit) => hit.value)).toEqual(['A321']);
    expect(findAircraft('KE001 보잉 787-9').map((hit) => hit.value)).toEqual(['보잉 787-9']);
    expect(findAircraft('737 MAX 9, CRJ-900').map((hit) => hit.value)).toEqual([
      '737 MAX 9',
      'CRJ-900',
    ]);
    expect(findAircraft('MAX 9 bags, 737 seats, E19 gate')).toEqual([]);
    expect(findAircraft('Virgin Atlantic A350-1000').map((hit) => hit.value)).toEqual([
      'A350-1000',
    ]);
    expect(findAircraft('A321-neo').map((hit) => hit.value)).toEqual(['A321-neo']);
    expect(findAircraft('TW177  (B737-800)').map((hit) => hit.value)).toEqual(['B737-800']);
  });
});

describe('readMeal', () => {
  it.each([
    ['DINNER', 'DINNER'],
    ['LUNCH, DINNER', 'LUNCH, DINNER'],
    ['기내식', '기내식'],
    ['Snack   or   brunch', 'Snack'],
    ['Dinner.', 'Dinner'],
    ['Cena y desayuno', 'Cena y desayuno'],
    ['2회', '2회'],
    ['軽食', '軽食'],
  ])('%s', (text, expected) => {
    expect(readMeal(text)).toBe(expected);
  });

  it.each(['-', 'N/A', 'none', '', '12:30', 'No meal service', 'not included', '기내식 없음'])(
    'finds none in “%s”',
    (text) => {
      expect(readMeal(text)).toBeUndefined();
    },
  );
});

describe('isMeal', () => {
  it.each([
    'Hot meal',
    'Breakfast or snack',
    'Complimentary meal',
    'Vegetarian meal (VGML)',
    'Food for purchase',
    'Bistro on board',
    'Comida caliente',
    'Cena y desayuno',
    '기내식 제공',
    '식사 포함',
    'Colazione',
  ])('%s', (text) => {
    expect(isMeal(text)).toBe(true);
  });

  it.each([
    'Complimentary',
    'Meal plan',
    'Lunch with Anna',
    'No meal',
    'Beverage service',
    '중식당',
  ])('not %s', (text) => {
    expect(isMeal(text)).toBe(false);
  });
});

describe('findMeals', () => {
  it.each([
    ['Airbus A330 | Economy | Food for purchase', false, ['Food for purchase']],
    ['KE 85   Boeing 777-300ER   Lunch', true, ['Lunch']],
    ['Economy, Boeing 777-300ER, lunch served', true, ['lunch served']],
    ['12:30   Lunch', false, []],
    ['KE 85   Meal   Lunch', true, ['Lunch']],
    ['Meal: Lunch   Seat 12A', true, []],
    [
      'The flight takes 2 h. A snack and a hot meal will be served.',
      true,
      ['snack and a hot meal'],
    ],
    ['AF1600: no meal will be served', true, []],
    ['Lunch will be served in the hotel', false, []],
    ['KE85편, 기내식이 제공됩니다', true, ['기내식']],
  ])('%s', (line, isOfFlight, values) => {
    expect(findMeals(line, { isOfFlight }).map(({ value }) => value)).toEqual(values);
  });
});

describe('readOperator', () => {
  it.each([
    ['Nordic Regional Airlines - ', 'Nordic Regional Airlines'],
    ['KLM ROYAL DUTCH AIRLINES, KL 1824', 'KLM ROYAL DUTCH AIRLINES'],
    [': Iberia Express', 'Iberia Express'],
    ['KE', 'Korean Air'],
    ['Germanwings', 'Germanwings'],
    ['Delta Air Lines DL 158', 'Delta Air Lines'],
    ['Delta Air Lines on a Boeing 757-200', 'Delta Air Lines'],
  ])('%s', (text, expected) => {
    expect(readOperator(text)).toBe(expected);
  });

  it('gives nothing for what is no name', () => {
    expect(readOperator('-')).toBeUndefined();
  });
});

describe('findOperators', () => {
  it.each([
    ['1h 10m · Iberia IB1653 (operado por Air Nostrum) · Turista', ['Air Nostrum']],
    ['아시아나항공 OZ728 (아시아나항공 운항)', ['아시아나항공']],
    ['KL6034 (operated by Delta Air Lines)', ['Delta Air Lines']],
    ['Airport (operated until 2027)', []],
    ['(연중 무휴 운항)', []],
  ])('%s', (line, expected) => {
    expect(findOperators(line).map(({ value }) => value)).toEqual(expected);
  });
});
