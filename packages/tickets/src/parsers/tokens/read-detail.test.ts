import { describe, expect, it } from 'vitest';
import { readDetails } from './read-detail.ts';

const read = (...lines: string[]): string[] =>
  readDetails(lines, 0).map((token) => `${token.kind} ${token.kind === 'meal' ? token.value : ''}`);

const values = (...lines: string[]): string[] =>
  lines
    .flatMap((_, at) => readDetails(lines, at))
    .map(({ kind, value }) => `${kind} ${typeof value === 'string' ? value : ''}`);

describe('readDetails', () => {
  it.each([
    'TK1722   Airbus A321neo   ikram / Meal: Hot meal',
    'TK1722   Airbus A321neo   Comida / Meal: Hot meal',
    'Meal   Hot meal',
  ])('reads a meal behind labels in two languages: %s', (line) => {
    expect(read(line)).toEqual(['meal Hot meal']);
  });

  it('takes a label alone for no meal', () => {
    expect(read('ikram /')).toEqual([]);
  });

  it('takes what may be checked under a heading of equipment for baggage, and a type for none', () => {
    expect(values('VUELO    ORIGEN   EQUIP.', 'IB 8963  MADRID   1PC')).toEqual(['baggage 1PC']);
    expect(values('Equipment: 32K')).toEqual(['baggage 32KG']);
    expect(values('Equipment: 77W')).toEqual(['aircraft 77W']);
  });

  it('takes who flies from below its label, where another column follows', () => {
    const line = 'Apr 27      Operated by:       Domestic Terminal';
    expect(values(line, '            Qantas Airways     06:15')).toEqual([
      'operatedBy Qantas Airways',
    ]);
    expect(values(line, '            Alliance Airlines  06:15')).toEqual([
      'operatedBy Alliance Airlines',
    ]);
    expect(values('Operated by:       Jetstar', '06:15              Qantas')).toEqual([
      'operatedBy Jetstar',
    ]);
    expect(values('Operated by:       QQ Air Charter', '06:15              Terminal 1')).toEqual([
      'operatedBy QQ Air Charter',
    ]);
  });

  it('leaves what stands behind how long a flight takes', () => {
    const line = 'Durata 1h 50m - Airbus A320neo';
    expect(readDetails([line], 0)).toMatchObject([{ kind: 'duration', value: 110, end: 13 }]);
  });

  it.each([
    ['Durée du vol : 1 h 25', 85],
    ['Temps de vol : 10 h 30', 630],
  ])('reads how long a flight takes in French: %s', (line, value) => {
    expect(readDetails([line], 0)).toMatchObject([{ kind: 'duration', value }]);
  });

  it('reads a special meal below its label', () => {
    expect(values('기내식', '일반식')).toEqual(['meal 일반식']);
    expect(values('기내식', '예약상태')).toEqual([]);
  });

  it('takes no value of another label for the seat of one more traveller', () => {
    const below = 'Baggage Allowance:     30K';
    expect(values('Seat:                  27A (Confirmed)', below)).toEqual([
      'seat 27A',
      'baggage 30KG',
    ]);
    expect(values('SEATS  23A BAEK', '       23B OKAFOR')).toEqual(['seat 23A', 'seat 23B']);
  });

  it('takes the whole cell below a label that wide letters put at another offset', () => {
    const label = 'OZ 0731    SEOUL, KOREA       기종:';
    expect(values(label, '대한항공   SEOUL, 대한민국    AIRBUS A350-900')).toEqual([
      'aircraft AIRBUS A350-900',
    ]);
    expect(values('기종:      SEOUL', 'AIRBUS     SEOUL   A350-900')).toEqual([]);
  });

  it('takes a row whose number is below its airline, and no other line below a heading', () => {
    const heading = 'Flight            Departs           Seats';
    const airline = 'Alaska Airlines   San Diego (SAN)   14A';
    expect(values(heading, airline, 'Flight 288        Sat, Jan 2')).toEqual(['seat 14A']);
    expect(values(heading, airline, 'Boeing 737-900    10:15 pm')).toEqual([]);
    expect(values(heading, 'Bus station       San Diego         14A', 'Flight 288')).toEqual([]);
  });
});
