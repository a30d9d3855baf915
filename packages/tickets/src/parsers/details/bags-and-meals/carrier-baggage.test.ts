import { expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../../document.ts';
import { addCarrierBaggage } from './carrier-baggage.ts';

const found = (value: string, line = 1): Found<string> => ({
  value,
  snippet: value,
  foundBy: 'shapes',
  line,
});
const SEGMENTS: readonly SegmentDraft[] = [
  { flightNumber: found('JQ7') },
  { flightNumber: found('TR280') },
  { flightNumber: found('JQ36') },
];
const packed = (baggage: Found<string>): SegmentDraft[] =>
  SEGMENTS.map((segment) => Object.assign({}, segment, { baggage }));
const read = (line: string, segments = SEGMENTS): (string | undefined)[] =>
  addCarrierBaggage(segments, ['', line]).map(({ baggage }) => baggage?.value);

it.each([
  'bags: we each have 20kg checked on both jetstar flights, 25kg on scoot. NO meals booked',
  'BAGGAGE JQ 20KG  TR 25KG',
  'Checked bags: Jetstar 20kg, Scoot 25kg',
  '수하물 : JQ 20kg, TR 25kg',
  'Equipaje: 20kg con Jetstar y 25kg con Scoot',
])('gives each airline its own: %s', (line) => {
  expect(read(line)).toEqual(['20KG', '25KG', '20KG']);
});

it('takes a part of a line for the airline that heads the part', () => {
  const line =
    'Baggage   Jetstar: 1 checked bag included   Scoot: carry-on only, checked bag from EUR 35';
  expect(read(line)).toEqual(['1PC', '0PC', '1PC']);
});

it('knows an airline with which nothing may be checked', () => {
  expect(read('Bags: Jetstar 1 x 20kg each, Scoot hand luggage only')).toEqual([
    '1PC 20KG',
    '0PC',
    '1PC 20KG',
  ]);
});

it('takes all of a line that an airline heads', () => {
  const line = 'Jetstar flights: 1 personal item, 1 carry-on bag 7 kg, 1 checked bag, 20 kg';
  expect(read(line)).toEqual(['1PC 20KG', undefined, '1PC 20KG']);
  expect(read('Jetstar flights: 1 personal item')).toEqual([undefined, undefined, undefined]);
});

it.each([
  'BAGGAGE KE 20KG',
  'JQ7 checked bag 20kg',
  'Bags: 20kg',
  'Jetstar charges $45 for a bag of 20kg',
  'Cabin bags: 7kg on jetstar',
  'Bring 2 bags to the Scoot hotel',
])('gives nobody what stands on %s', (line) => {
  expect(read(line)).toEqual([undefined, undefined, undefined]);
});

it('takes what was read for a flight of another airline', () => {
  expect(read('Bags: 20kg on Jetstar', packed(found('20KG', 2)))).toEqual([
    '20KG',
    undefined,
    '20KG',
  ]);
});

it('leaves what a flight has', () => {
  const segments = packed(found('15KG'));
  expect(read('Bags: 20kg on Jetstar', segments)).toEqual(['15KG', '15KG', '15KG']);
});
