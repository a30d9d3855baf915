import * as fc from 'fast-check';
import { types } from 'pg';
import { expect, test } from 'vitest';
import { parserOf, toInstant } from './parsers.ts';

/** As PostgreSQL writes an instant where the session's zone is UTC: without zeros at the end of a second's part. */
function written(instant: Date, micros: number): string {
  const [day = '', time = ''] = instant.toISOString().slice(0, -1).split('T');
  const [seconds = '', millis = ''] = time.split('.');
  const part = `${millis}${String(micros).padStart(3, '0')}`.replace(/0+$/, '');
  return `${day} ${seconds}${part && `.${part}`}+00`;
}

test('an instant is read to the millisecond, whichever digits it is written with', () => {
  const from = new Date('0001-01-01T00:00:00Z');
  const to = new Date('9999-12-31T23:59:59.999Z');
  const instants = fc.date({ min: from, max: to, noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.nat({ max: 999 }), (instant, micros) => {
      expect(toInstant(written(instant, micros))).toEqual(instant);
    }),
  );
});

test.each([
  ['2027-04-01 09:30:00+05:30', '2027-04-01T04:00:00.000Z'],
  ['2027-04-01 09:30:00.25-03', '2027-04-01T12:30:00.250Z'],
  ['12027-04-01 09:30:00+00', '+012027-04-01T09:30:00.000Z'],
  ['0044-03-15 12:00:00+00 BC', '-000043-03-15T12:00:00.000Z'],
])('an instant in another form is read by the driver: %s', (text, expected) => {
  expect(toInstant(text)).toEqual(new Date(expected));
});

test('without an end is no Date', () => {
  expect(toInstant('infinity')).toBe(Infinity);
});

test('days stay texts, and whole numbers are numbers', () => {
  expect(parserOf(types.builtins.DATE)('2027-04-01')).toBe('2027-04-01');
  expect(parserOf(types.builtins.INT8)('42')).toBe(42);
});
