import { describe, expect, it } from 'vitest';
import { findNamedSeats, joinSeats, readSeats } from './seat.ts';

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
    ['5D (was 34H)', '5D'],
    ['5D, 5E (antes 34H, 34J)', '5D, 5E'],
    ['was 34H', '34H'],
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
    ['Artículo personal, 1 equipaje de bodega (23 kg). Silla 27A', ['27A']],
    ['Silla de ruedas: 1', []],
    ['LINDGREN/PAULINE          SEAT-24C', ['24C']],
    ['Your seat is 8D.', ['8D']],
    ['Your seat is 32 inches', []],
    ['SEATS-12', []],
    ['no seat chosen', []],
    ['Window seat 14F and 14D for Ben', ['14F, 14D']],
    ['Seat 12A and 12 kg', ['12A']],
    ['Seats: Anna Muster 4A | Ben Muster 4B', ['4A', '4B']],
  ])('%s', (line, expected) => {
    expect(findNamedSeats(line).map((hit) => hit.value)).toEqual(expected);
  });
});
