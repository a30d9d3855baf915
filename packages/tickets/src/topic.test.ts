import { describe, expect, it } from 'vitest';
import { type DocumentTopic, findTopic } from './topic.ts';

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
