import { describe, expect, it } from 'vitest';
import { findBaggage, readBaggage } from './baggage.ts';

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
    ['23kg 2개씩', '2PC 23KG'],
    ['1 bagage en soute de 23 kg, 1 bagage cabine et 1 accessoire', '1PC 23KG'],
    ['1 equipaje en bodega de 23 kg', '1PC 23KG'],
    ['1 stuk van max. 23 kg', '1PC 23KG'],
    ['1 bagaglio da stiva 23 kg', '1PC 23KG'],
    ['1 peça de 23 kg', '1PC 23KG'],
    ['1 maleta facturada (20 kg) - 1 equipaje de mano', '1PC 20KG'],
    ['1 bag - 23 kg (50 lb) - Complimentary', '1PC 23KG'],
    ['Cabin 7 kg, check-in 2 pcs x 23 kg', '2PC 23KG'],
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
    'Cabin 7 kg',
    'cabin: 1 x 8 kg',
    '1 bagaglio a mano (8 kg) + 1 accessorio',
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
    ['✔ 1 equipaje de bodega 23 kg', ['1PC 23KG']],
    ['Incluye equipaje de 15 kg para despachar', ['15KG']],
    ['1 bagagem despachada de 23 kg', ['1PC 23KG']],
    ['BA0213   ✓ 1 cabin bag + 1 handbag   ✅ 2 bags at 23kg (51lb)', ['2PC 23KG']],
    ['일반석 / 위탁 20kg', ['20KG']],
    ['One checked bag each both ways (23kg). I asked for the veggie meal.', ['1PC 23KG']],
    ['Cabin 7 kg | Check-in 2 pcs x 23 kg', ['2PC 23KG']],
    ['MEL-LAX   Checked 2PC (max 23kg each)   Carry-on 7kg', ['2PC 23KG']],
  ])('finds an allowance that is all of a cell: %s', (line, values) => {
    expect(findBaggage(line).map(({ value }) => value)).toEqual(values);
  });

  it.each([
    'Bags up to 50 lb and 62 inches.',
    'Each checked bag may weigh 23 kg at most when you fly with us',
    'Hotel Maleta, 23 kg of luggage storage',
    'Fee for 1 checked bag | $35',
    '✖ 1 equipaje de bodega 23 kg',
    'Incluye equipaje de mano 8 kg',
    'Incluye una mochila o cartera',
    '❌ 1 checked bag (23 kg)',
    'KE 85 | 10kg 포함',
    'Cabin baggage   1 piece, 7 kg',
    'Equipaje de mano   1 pieza, 10 kg',
  ])('finds none in %s', (line) => {
    expect(findBaggage(line)).toEqual([]);
  });
});
