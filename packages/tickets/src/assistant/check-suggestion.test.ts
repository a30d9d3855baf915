import { expect, test } from 'vitest';
import { checkSuggestion, takeUnchecked } from './check-suggestion.ts';
import { cpuMs } from '../testing/cpu-ms.ts';
import type { SuggestedSegment } from './suggested-segment.ts';

const LINES = `Dear traveller,
your flight with Korean Air, KE 0081, leaves Seoul Incheon on Thursday, 15 October 2026 at 5:30 PM
and lands in New York (JFK) at 1805. Seat 32A. Booking reference QX7R2M. Airbus A380-800.
Meal:   Bibimbap     Baggage: 2 x 23 kg`.split('\n');

const WHOLE: SuggestedSegment = {
  flightNumber: 'KE81',
  from: 'ICN',
  to: 'JFK',
  departureDate: '2026-10-15',
  departureTime: '17:30',
  arrivalTime: '18:05',
  aircraft: 'airbus a380-800',
  seat: '32A',
  meal: 'Bibimbap',
  baggage: '2 x 23 kg',
  pnr: 'QX7R2M',
};

test('what is printed stands, with the piece that says it and who found it', () => {
  const segment = checkSuggestion(LINES, WHOLE);
  expect(Object.keys(segment).sort()).toEqual(Object.keys(WHOLE).sort());
  expect(segment.flightNumber).toMatchObject({ value: 'KE81', foundBy: 'assistant', line: 2 });
  expect(segment.flightNumber?.snippet).toContain('KE 0081');
  expect(segment.departureDate?.value).toMatchObject({ year: 2026, month: 10, day: 15 });
  expect(segment.departureTime).toMatchObject({ value: '17:30', line: 2 });
});

test.each<[string, SuggestedSegment]>([
  ['a flight number with other digits', { flightNumber: 'KE810' }],
  ['a flight number of another airline', { flightNumber: 'OZ81' }],
  ['a flight number that is part of another', { flightNumber: 'KE8' }],
  ['a city that is not named', { to: 'LAX' }],
  ['a code that is none', { from: 'SEOUL' }],
  ['a code that no airport has', { from: 'ZZQ' }],
  ['another day', { departureDate: '2026-10-16' }],
  ['another year', { departureDate: '2027-10-15' }],
  ['a day that is none', { departureDate: '2026-02-30' }],
  ['another time', { departureTime: '17:31' }],
  ['the time twelve hours off', { departureTime: '05:30' }],
  ['a time that is none', { departureTime: '25:00' }],
  ['another seat', { seat: '32B' }],
  ['a part of the seat', { seat: '2A' }],
  ['another record locator', { pnr: 'QX7R2N' }],
  ['a record locator that is a word', { pnr: 'traveller' }],
  ['a meal of its own', { meal: 'Pasta' }],
  ['nothing', {}],
])('%s is dropped', (_name, segment) => {
  expect(checkSuggestion(LINES, segment)).toEqual({});
});

test.each<[string, SuggestedSegment, string]>([
  ['KE-081', { flightNumber: 'KE81' }, 'flightNumber'],
  ['(KE 81)', { flightNumber: 'ke 0081' }, 'flightNumber'],
  ['편명 KE081', { flightNumber: 'KE81' }, 'flightNumber'],
  ['Delta 343', { flightNumber: 'DL343' }, 'flightNumber'],
  ['American Airlines\nFlight # 1783', { flightNumber: 'AA1783' }, 'flightNumber'],
  ['서울/인천 → 뉴욕', { from: 'ICN' }, 'from'],
  ['서울 → 뉴욕', { to: 'JFK' }, 'to'],
  ['São Paulo', { to: 'GRU' }, 'to'],
  ['1 GRU ICN 1020', { to: 'GRU' }, 'to'],
  ['15OCT26', { departureDate: '2026-10-15' }, 'departureDate'],
  ['15 de octubre de 2026', { departureDate: '2026-10-15' }, 'departureDate'],
  ['2026년 10월 15일', { departureDate: '2026-10-15' }, 'departureDate'],
  ['10월 15일', { departureDate: '2026-10-15' }, 'departureDate'],
  ['20261015', { departureDate: '2026-10-15' }, 'departureDate'],
  ['15/10', { departureDate: '2026-10-15' }, 'departureDate'],
  ['오후 5시 30분', { departureTime: '17:30' }, 'departureTime'],
  ['5:30p', { departureTime: '17:30' }, 'departureTime'],
  ['1730', { departureTime: '17:30' }, 'departureTime'],
])('%j says %j', (text, segment, field) => {
  expect(Object.keys(checkSuggestion(text.split('\n'), segment))).toEqual([field]);
});

test('a year that is not printed is not taken from the assistant, nor an order of day and month', () => {
  const open = checkSuggestion(['on 10월 15일'], { departureDate: '2031-10-15' });
  expect(open.departureDate?.value).toEqual({ day: 15, month: 10 });
  const turned = checkSuggestion(['on 04/03/2027'], { departureDate: '2027-04-03' });
  expect(turned.departureDate?.value).toMatchObject({ year: 2027, ambiguous: true });
});

test('three letters of a shouted sentence are no airport', () => {
  expect(checkSuggestion(['PLEASE BE AT THE GATE AND WAIT'], { from: 'AND', to: 'THE' })).toEqual(
    {},
  );
});

test('a first name is no city', () => {
  expect(checkSuggestion(['Passenger: John Kim'], { to: 'JFK' })).toEqual({});
});

test('where nothing can be compared only the form counts, and no value has a line', () => {
  const segment = takeUnchecked({
    ...WHOLE,
    flightNumber: 'KE 081',
    to: 'ZZQ',
    departureTime: '5 PM',
  });
  expect(segment).toMatchObject({
    flightNumber: { value: 'KE81', foundBy: 'assistant' },
    from: { value: 'ICN' },
    departureDate: { value: { year: 2026, month: 10, day: 15 }, snippet: '2026-10-15' },
  });
  expect(Object.keys(segment)).not.toContain('to');
  expect(Object.keys(segment)).not.toContain('departureTime');
  for (const found of Object.values(segment)) expect(found).not.toHaveProperty('line');
});

test('a long hostile text does not hold it up', () => {
  const lines = Array.from({ length: 2000 }, () => 'KE KE KE 0000 '.repeat(7));
  const start = cpuMs();
  expect(checkSuggestion(lines, { ...WHOLE, meal: 'a '.repeat(40) })).toEqual({});
  expect(cpuMs() - start).toBeLessThan(5000);
});
