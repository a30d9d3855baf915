import { describe, expect, it } from 'vitest';
import { findAircraft, readAircraft } from './aircraft.ts';
import { findBaggage, readBaggage } from './baggage.ts';
import { findDurations } from './duration.ts';
import { readMeal } from './meal.ts';
import { readOperator } from './operator.ts';
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
  ])('%s', (text, minutes) => {
    expect(findDurations(text).map((hit) => hit.value)).toEqual([minutes]);
  });

  it.each([
    ['01:20', 80],
    ['14:05', 845],
    ['11h', 660],
    ['1h35', 95],
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
  ])('%s', (text, expected) => {
    expect(readSeats(text)).toBe(expected);
  });

  it.each(['-', 'CHECK-IN REQUIRED', '777', 'A321', 'Not assigned', '34I0'])(
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
    ['2 Gepäckstücke', '2PC'],
    ['1 bag at 23kg', '1PC 23KG'],
    ['50 lb', '50LB'],
  ])('%s', (text, expected) => {
    expect(readBaggage(text)).toBe(expected);
  });

  it.each(['-', 'none', 'OK', '999 pcs', '1 Handgepäckstück bis 8 kg', '1 carry-on bag free'])(
    'finds none in %s',
    (text) => {
      expect(readBaggage(text)).toBeUndefined();
    },
  );

  it('shows by its shape in columns', () => {
    expect(findBaggage('TNOR05  15OCT  1PC OK').map((hit) => hit.value)).toEqual(['1PC']);
    expect(findBaggage('LHR   19/03/2027 19:25    25 kg').map((hit) => hit.value)).toEqual([
      '25KG',
    ]);
    expect(findBaggage('YOW  23K  OK').map((hit) => hit.value)).toEqual(['23KG']);
    expect(findBaggage('24      27K')).toEqual([]);
    expect(findBaggage('seat 22D, 1 x 23kg hold bag').map((hit) => hit.value)).toEqual([
      '1PC 23KG',
    ]);
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
  ])('%s', (text, expected) => {
    expect(readAircraft(text)).toBe(expected);
  });

  it.each(['', '-', 'to be announced', '9hr 5min', '11 Jan 20', 'Oct 26', '31D', '07:10'])(
    'finds none in “%s”',
    (text) => {
      expect(readAircraft(text)).toBeUndefined();
    },
  );

  it('shows by its shape', () => {
    expect(
      findAircraft('Flight EK720   Aircraft Boeing 777-300ER').map((hit) => hit.value),
    ).toEqual(['Boeing 777-300ER']);
    expect(findAircraft('ARR 1105 EQP 789 SEAT 34A').map((hit) => hit.value)).toEqual(['789']);
    expect(findAircraft('ICN - DXB   B77W   Seat 54K').map((hit) => hit.value)).toEqual(['B77W']);
    expect(findAircraft('KE081 A321 15OCT').map((hit) => hit.value)).toEqual(['A321']);
    expect(findAircraft('TW177  (B737-800)').map((hit) => hit.value)).toEqual(['B737-800']);
  });
});

describe('readMeal', () => {
  it.each([
    ['DINNER', 'DINNER'],
    ['LUNCH, DINNER', 'LUNCH, DINNER'],
    ['기내식', '기내식'],
    ['Snack   or   brunch', 'Snack'],
  ])('%s', (text, expected) => {
    expect(readMeal(text)).toBe(expected);
  });

  it.each(['-', 'N/A', 'none', '', '12:30'])('finds none in “%s”', (text) => {
    expect(readMeal(text)).toBeUndefined();
  });
});

describe('readOperator', () => {
  it.each([
    ['KLM ROYAL DUTCH AIRLINES, KL 1824', 'KLM ROYAL DUTCH AIRLINES'],
    [': Iberia Express', 'Iberia Express'],
    ['KE', 'Korean Air'],
    ['Germanwings', 'Germanwings'],
    ['Delta Air Lines DL 158', 'Delta Air Lines'],
  ])('%s', (text, expected) => {
    expect(readOperator(text)).toBe(expected);
  });

  it('gives nothing for what is no name', () => {
    expect(readOperator('-')).toBeUndefined();
  });
});
