import { describe, expect, it } from 'vitest';
import { labelAt, namesOtherEvent, splitAtEnds, splitAtLabels, untilNextLabel } from './labels.ts';

describe('labelAt', () => {
  it.each([
    ['DEPARTURE: BERLIN', 'departure', 'BERLIN'],
    ['Departing At: 10:00am', 'departure', '10:00am'],
    ['Abflug:    21:55', 'departure', '21:55'],
    ['출발 Departure    서울(ICN)', 'departure', '서울(ICN)'],
    ['Llegada: Lima (LIM)', 'arrival', 'Lima (LIM)'],
    ['Nach /To', 'arrival', ''],
    ['* durchgeführt von Eurowings', 'operatedBy', 'Eurowings'],
    ['기종 Aircraft Type : BOEING 777', 'aircraft', 'BOEING 777'],
    ['Flight Duration : 01H 10M', 'duration', '01H 10M'],
    ['비행시간 Flight Duration : 14시간 5분', 'duration', '14시간 5분'],
    ['좌석번호 Seat Number  27A', 'seat', '27A'],
    ['Asiento: 12C', 'seat', '12C'],
    ['BAGGAGE ALLOWANCE:        1PC', 'baggage', '1PC'],
    ['Gepäck: 1 Stück', 'baggage', '1 Stück'],
    ['MEAL: DINNER', 'meal', 'DINNER'],
    ['ON BOARD: DINNER/BREAKFAST', 'meal', 'DINNER/BREAKFAST'],
    ['기내 유료식: 비빔밥', 'meal', '비빔밥'],
    ['Vliegtuigtype Boeing 777', 'aircraft', 'Boeing 777'],
    ['Uitgevoerd door KLM', 'operatedBy', 'KLM'],
    ['durchgefiihrt von: Lufthansa', 'operatedBy', 'Lufthansa'],
    ['Fluggerat: Airbus A319', 'aircraft', 'Airbus A319'],
    ['Checked baggage allowance   1 bag', 'baggage', '1 bag'],
    ['Meal / อาหาร Breakfast', 'meal', 'Breakfast'],
    ['Aircraft / เครื่องบิน Airbus A330-300', 'aircraft', 'Airbus A330-300'],
    ['Baggage / सामान: Cabin 7 kg', 'baggage', 'Cabin 7 kg'],
    ['Meal / 비빔밥 도시락', 'meal', '/ 비빔밥 도시락'],
  ])('%s', (text, field, value) => {
    const label = labelAt(text);
    expect(label?.field).toBe(field);
    expect(text.slice(label?.length)).toBe(value);
  });

  it.each(['Seattle', 'Depository', 'Torino', 'Mealtime', 'KE081', 'On board wifi'])(
    'is no start of %s',
    (text) => {
      expect(labelAt(text)).toBeUndefined();
    },
  );
});

const split = (text: string): string[] =>
  splitAtLabels({ text, start: 0, end: text.length }).map((cell) => cell.text.trim());

describe('splitAtLabels', () => {
  it.each([
    ['1 bag (23 kg) - Seats 36H, 36L', ['1 bag (23 kg) -', 'Seats 36H, 36L']],
    ['1 bag (23 kg) · Seats 36H, 36L', ['1 bag (23 kg) ·', 'Seats 36H, 36L']],
    ['Status : OK 좌석번호 Seat number : 34A', ['Status : OK', '좌석번호 Seat number : 34A']],
    ['무료수하물 15kg 좌석 11D, 11E', ['무료수하물 15kg', '좌석 11D, 11E']],
    ['좌석 미지정 수하물 30kg', ['좌석 미지정', '수하물 30kg']],
    ['Prepaid Baggage 20kg', ['Prepaid', 'Baggage 20kg']],
    ['1 bagaglio 23 kg', ['1 bagaglio 23 kg']],
    ['Gepäck 15 kg, Flugzeit 1 Std. 20 Min.', ['Gepäck 15 kg,', 'Flugzeit 1 Std. 20 Min.']],
    ['Economy Seat 12A', ['Economy', 'Seat 12A']],
    ['IB 3838. Operado por Iberia Express.', ['IB 3838.', 'Operado por Iberia Express.']],
    ['No seat 2 rows back', ['No seat 2 rows back']],
    ['Frankfurt - Seattle', ['Frankfurt - Seattle']],
    ['Helsinki-Seats 36H', ['Helsinki-Seats 36H']],
  ])('%s', (text, parts) => {
    expect(split(text)).toEqual(parts);
  });
});

describe('namesOtherEvent', () => {
  it.each([
    ['Boarding ', true],
    ['Boarding time: ', true],
    ['Boarding starts ', true],
    ['Boards ', true],
    ['Boarded ', false],
    ['탑승 ', true],
    ['탑승 시작: ', true],
    ['탑승 예정 시각 ', true],
    ['탑승일 ', false],
    ['탑승일: ', false],
    ['탑승구: ', false],
    ['탑승일시: ', false],
    ['Hora de abordaje: ', true],
    ["Heure d'embarquement : ", true],
    ['Embarquement à ', true],
    ['Einstiegszeit ', true],
    ['탑승 07:35 ~ ', true],
    ['출발 07:35 ~ ', false],
    ['Check-in closes at ', true],
    ['Departs at ', false],
    ['Issue Date : ', true],
    ['Date of issue   ', true],
    ['Check-in from ', false],
    ['Check-in: ', true],
    ['발행일 ', true],
    ['주문일시   ', true],
    ['예약일자 ', true],
    ['가는날 ', false],
    ['Date of birth: ', true],
    ['Departure: ', false],
    ['', false],
    ['Marseille Provence ', false],
    ['Vence: ', true],
  ])('before a date, “%s”: %s', (before, expected) => {
    expect(namesOtherEvent(before)).toBe(expected);
  });
});

describe('splitAtEnds', () => {
  it('cuts a cell before the label of the other end', () => {
    const text = 'DEPARTURE: FRI 11 SEP > ARRIVAL: SAT 12 SEP';
    const cells = splitAtEnds({ text, start: 4, end: 4 + text.length });
    expect(cells.map((cell) => cell.text)).toEqual([
      'DEPARTURE: FRI 11 SEP >',
      'ARRIVAL: SAT 12 SEP',
    ]);
    expect(cells.map((cell) => cell.start)).toEqual([4, 28]);
  });
});

describe('untilNextLabel', () => {
  it.each([
    ['ALMUERZO SIN PARADAS', 'ALMUERZO'],
    ['Lunch nonstop', 'Lunch'],
    ['Comida sin gluten', 'Comida sin gluten'],
    ['Nonstop', 'Nonstop'],
    ['Dinner Terminal: 2', 'Dinner'],
  ])('of %s is %s', (text, value) => {
    expect(untilNextLabel(text)).toBe(value);
  });
});
