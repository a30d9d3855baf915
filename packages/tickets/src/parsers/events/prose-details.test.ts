import { describe, expect, it } from 'vitest';
import { findProseDuration, findProseSeats } from './prose-details.ts';

describe('findProseSeats', () => {
  it.each([
    ["Tom you're in 14C, Priya 14D.", '14C, 14D'],
    ['좌석은 부장님 10A, 대리님 10C로 잡아두었습니다.', '10A, 10C'],
    ['You have seats 31J and 31K.', '31J, 31K'],
  ])('%s', (sentence, seats) => {
    expect(findProseSeats(sentence)?.value).toBe(seats);
  });

  it.each(['Gate 14C opens at 10:20', 'The seat map shows 300 seats', 'Sit back in room 12-B'])(
    'finds none in %s',
    (sentence) => {
      expect(findProseSeats(sentence)).toBeUndefined();
    },
  );
});

describe('findProseDuration', () => {
  it.each([
    ['llega a Madrid a las 11:20 h, después de 10 h 15 min', 615],
    ['The flight takes about 7 hours 5 minutes', 425],
  ])('%s', (sentence, minutes) => {
    expect(findProseDuration(sentence)?.value).toBe(minutes);
  });

  it('leaves the time between two flights', () => {
    expect(findProseDuration('You have 2 hours 5 minutes before the next one')).toBeUndefined();
  });
});
