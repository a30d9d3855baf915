import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTime, anyZone, tripDate } from '../testing/arbitraries.ts';
import { date, time } from '../testing/literals.ts';
import { isTimeZone, minutesBetweenZoned, toInstant, toLocal, todayIn } from './zoned.ts';

const at = (day: string, clock: string, zone: string) => ({
  date: date(day),
  time: time(clock),
  zone,
});

describe('toInstant', () => {
  it.each([
    ['2025-10-15', '09:00', 'Asia/Seoul', '2025-10-15T00:00:00.000Z'],
    ['2025-10-15', '00:30', 'Asia/Seoul', '2025-10-14T15:30:00.000Z'],
    ['2025-10-15', '00:00', 'Asia/Kathmandu', '2025-10-14T18:15:00.000Z'],
    ['2025-07-01', '12:00', 'America/New_York', '2025-07-01T16:00:00.000Z'],
    ['2025-12-01', '12:00', 'America/New_York', '2025-12-01T17:00:00.000Z'],
    ['2025-01-01', '00:00', 'Pacific/Kiritimati', '2024-12-31T10:00:00.000Z'],
  ])('%s %s in %s is %s', (day, clock, zone, iso) => {
    expect(toInstant(at(day, clock, zone)).toISOString()).toBe(iso);
  });

  it('moves a time that the clock jumps over later by the jump', () => {
    const skipped = toInstant(at('2025-03-09', '02:30', 'America/New_York'));
    expect(skipped.toISOString()).toBe('2025-03-09T07:30:00.000Z');
    expect(toLocal(skipped, 'America/New_York').time).toBe('03:30');
    const halfHour = toInstant(at('2025-10-05', '02:10', 'Australia/Lord_Howe'));
    expect(toLocal(halfHour, 'Australia/Lord_Howe').time).toBe('02:40');
  });

  it('takes the first of a time that occurs twice', () => {
    const twice = toInstant(at('2025-11-02', '01:30', 'America/New_York'));
    expect(twice.toISOString()).toBe('2025-11-02T05:30:00.000Z');
  });

  it('skips the day that Samoa left out', () => {
    const skipped = toInstant(at('2011-12-30', '10:00', 'Pacific/Apia'));
    expect(toLocal(skipped, 'Pacific/Apia')).toEqual({ date: '2011-12-31', time: '10:00' });
  });
});

describe('toLocal', () => {
  it('undoes toInstant for every time that the clock shows', () => {
    fc.assert(
      fc.property(tripDate, anyTime, anyZone, (day, clock, zone) => {
        const back = toLocal(toInstant({ date: day, time: clock, zone }), zone);
        const jumped = back.date > day || (back.date === day && back.time > clock);
        expect(jumped || (back.date === day && back.time === clock)).toBe(true);
        expect(toInstant({ ...back, zone })).toEqual(toInstant({ date: day, time: clock, zone }));
      }),
    );
  });

  it('drops seconds, also before 1970', () => {
    expect(toLocal(new Date('2025-10-15T00:00:59.999Z'), 'UTC').time).toBe('00:00');
    expect(toLocal(new Date(-1), 'UTC')).toEqual({ date: '1969-12-31', time: '23:59' });
  });
});

describe('todayIn', () => {
  it('differs on both sides of the date line', () => {
    const now = new Date('2025-10-15T10:30:00Z');
    expect(todayIn('Pacific/Kiritimati', now)).toBe('2025-10-16');
    expect(todayIn('Asia/Seoul', now)).toBe('2025-10-15');
    expect(todayIn('Pacific/Pago_Pago', now)).toBe('2025-10-14');
  });
});

describe('minutesBetweenZoned', () => {
  it.each([
    ['2025-10-10', '13:00', 'America/New_York', '2025-10-11', '17:05', 'Asia/Seoul', 905],
    ['2025-10-10', '20:00', 'Asia/Seoul', '2025-10-10', '10:00', 'Pacific/Honolulu', 540],
    ['2025-03-29', '23:30', 'Europe/London', '2025-03-30', '06:30', 'Europe/London', 360],
    ['2025-10-10', '10:00', 'UTC', '2025-10-10', '09:00', 'UTC', -60],
  ])('%s %s %s to %s %s %s is %i', (day, clock, zone, toDay, toClock, toZone, minutes) => {
    expect(minutesBetweenZoned(at(day, clock, zone), at(toDay, toClock, toZone))).toBe(minutes);
  });
});

describe('isTimeZone', () => {
  it.each([
    ['Asia/Seoul', true],
    ['UTC', true],
    ['Asia/Atlantis', false],
    ['', false],
  ])('%s is %s', (zone, expected) => {
    expect(isTimeZone(zone)).toBe(expected);
  });
});
