import { describe, expect, it } from 'vitest';
import type { DocumentTopic } from '@ooo/texts/tickets.types';
import { findNumbered, findTopic } from './topic.ts';

const PARTS = 'Part no. SK 1417, qty 2, unit price 312.00, VAT 0 %';
const CONGRESS = 'Keynote KN101, poster session PS 1200, panel PN07. Speakers get a badge.';

describe('findTopic', () => {
  it.each<[DocumentTopic, string]>([
    ['hotel', 'Hotel Mirador, 3 nights, 1 room, check-out until 11:00'],
    ['hotel', '게스트하우스 예약, 객실 1실, 체크아웃 11:00'],
    ['train', 'KTX 101 열차'],
    ['car', 'Car rental: pick-up LAX, drop-off SFO, vehicle: SUV'],
    ['parking', 'Airport parking booked. The barrier reads your number plate.'],
    ['parking', '인천공항 주차 예약, 입고 05:00, 출고 15:30'],
    ['transfer', 'Pick-up 04:30, vehicle: van, drop-off at the airport'],
    ['transfer', 'Private transfer: your driver waits with a name board'],
  ])('%s: %s', (topic, text) => {
    expect(findTopic(text)).toBe(topic);
  });

  it.each([
    'And still the candles burn in every room, on Friday night.',
    'Rota: early, late, night. Meeting room 4 at 10:00, night shift from 22:00.',
    'KE 081 from Seoul to New York',
    'Parking is free',
    'The driver of the second car, a driver of taxis',
  ])('nothing: %s', (text) => {
    expect(findTopic(text)).toBeUndefined();
  });
});

describe('findNumbered', () => {
  it.each<[DocumentTopic, string]>([
    ['invoice', PARTS],
    ['event', CONGRESS],
  ])('%s: %s', (topic, text) => {
    expect(findNumbered(text)).toBe(topic);
  });

  it.each([
    `${PARTS}, for your flight`,
    `${CONGRESS} The airport is near.`,
    'Qty 2, VAT 20 %',
    'You fly to the conference on KE 81. Your session is on Monday.',
  ])('nothing: %s', (text) => {
    expect(findNumbered(text)).toBeUndefined();
  });
});
