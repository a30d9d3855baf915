import { expect, it } from 'vitest';
import { findLineBaggage } from './bag-line.ts';

it.each([
  ['Ruimbagage per passagier: 1 stuk van max. 23 kg', ['1PC 23KG']],
  [
    'Checked bags, per passenger, outbound and return: 1 bag - 23 kg (50 lb) - Complimentary',
    ['1PC 23KG'],
  ],
  ['Bagagem de porão: 1 peça de 23 kg', ['1PC 23KG']],
  ['Equipaje de mano 12 kg · 1 equipaje de bodega de 23 kg', ['1PC 23KG']],
  ['Baggage: Cabin 7 kg | Check-in 2 pcs x 23 kg', ['2PC 23KG']],
])('%s', (line, values) => {
  expect(findLineBaggage(line).map(({ value }) => value)).toEqual(values);
});

it.each([
  'Baggage for the cabin, per person: 1 piece of 8 kg',
  'Equipaje de mano, por pasajero: 1 pieza de 10 kg',
  'Checked bags, each way: $35 per bag',
  'Cabin baggage   1 piece, 7 kg',
  'Bag drop closes 60 minutes before departure: 12 counters',
])('finds none in %s', (line) => {
  expect(findLineBaggage(line)).toEqual([]);
});
