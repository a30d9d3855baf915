import { describe, expect, it } from 'vitest';
import { findAircraft, readAircraft } from './aircraft.ts';

describe('readAircraft', () => {
  it.each([
    ['BOEING 777-300ER', 'BOEING 777-300ER'],
    ['AIRBUS INDUSTRIE A330-200', 'AIRBUS INDUSTRIE A330-200'],
    ['AIRBUS A321-NEO', 'AIRBUS A321-NEO'],
    ['BOEING 777-200/300', 'BOEING 777-200/300'],
    ['77W', '77W'],
    ['Embraer 195-E2', 'Embraer 195-E2'],
    ['32Q', '32Q'],
    ['73H', '73H'],
    ['AIRBUS INDUSTRIE A380-800 PASSENGER', 'AIRBUS INDUSTRIE A380-800 PASSENGER'],
    ['Boeing 787-9 passenger terminal', 'Boeing 787-9'],
    ['A380', 'A380'],
    ['Boeing 737 MAX 8', 'Boeing 737 MAX 8'],
    ['Boeing 777-300ER and more words', 'Boeing 777-300ER'],
    ['777-300ER)', '777-300ER'],
    ['Boeing 777-200 (772)', 'Boeing 777-200 (772)'],
    ['Boeing 737-900 (Winglets)   8:10 am', 'Boeing 737-900 (Winglets)'],
    ['Boeing 737-900 (Nonstop)   8:10 am', 'Boeing 737-900'],
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
    '32A',
    '74A',
    '07:10',
  ])('finds none in “%s”', (text) => {
    expect(readAircraft(text)).toBeUndefined();
  });

  it('shows by its shape', () => {
    expect(
      findAircraft('Flight EK720   Aircraft Boeing 777-300ER').map((hit) => hit.value),
    ).toEqual(['Boeing 777-300ER']);
    expect(findAircraft('Boeing 737-900 (Split Scimitar Winglets)   8:10 am')).toMatchObject([
      { value: 'Boeing 737-900 (Split Scimitar Winglets)' },
    ]);
    expect(findAircraft('Boeing 737-900 (Nonstop)')).toMatchObject([{ value: 'Boeing 737-900' }]);
    expect(findAircraft('ARR 1105 EQP 789 SEAT 34A').map((hit) => hit.value)).toEqual(['789']);
    expect(findAircraft('ICN - DXB   B77W   Seat 54K').map((hit) => hit.value)).toEqual(['B77W']);
    expect(findAircraft('KE081 A321 15OCT').map((hit) => hit.value)).toEqual(['A321']);
    expect(findAircraft('KE001 보잉 787-9').map((hit) => hit.value)).toEqual(['보잉 787-9']);
    expect(findAircraft('737 MAX 9, CRJ-900, CRJ-1000').map((hit) => hit.value)).toEqual([
      '737 MAX 9',
      'CRJ-900',
      'CRJ-1000',
    ]);
    expect(
      findAircraft('14:43  Montreal   0hr58  |  DH4 | Operated by Jazz').map((hit) => hit.value),
    ).toEqual(['DH4']);
    expect(findAircraft('YUL   6hr55  |  789').map((hit) => hit.value)).toEqual(['789']);
    expect(findAircraft('6hr55 | Seat | 789 | 23 kg')).toEqual([]);
    expect(findAircraft('1h 10m | 789 miles')).toEqual([]);
    expect(findAircraft('Layover 1h 10m   789')).toEqual([]);
    expect(findAircraft('MAX 9 bags, 737 seats, E19 gate')).toEqual([]);
    expect(findAircraft('Virgin Atlantic A350-1000').map((hit) => hit.value)).toEqual([
      'A350-1000',
    ]);
    expect(findAircraft('A321-neo').map((hit) => hit.value)).toEqual(['A321-neo']);
    expect(findAircraft('TW177  (B737-800)').map((hit) => hit.value)).toEqual(['B737-800']);
  });
});
