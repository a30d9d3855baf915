import { expect, it } from 'vitest';
import { AppErrorBody } from './app-error-code.ts';
import { isAppErrorBody } from './app-error-codes.ts';
import { toPoiId, toTripId } from './known-ids.ts';
import { Language } from './language.ts';
import { isLanguage, LANGUAGES } from '@ooo/texts/languages';
import { TemperatureUnit } from './temperature-unit.ts';
import { isTemperatureUnit } from './temperature-units.ts';

const body = { code: 'NOT_FOUND', message: 'There is no such trip.', requestId: 'req-1' };

it.each([
  body,
  { ...body, details: { fields: {} } },
  { ...body, reason: 'no-such-trip' },
  { ...body, reason: 'trip-limit', params: { limit: 50 } },
  { ...body, reason: 404 },
  { ...body, params: [50] },
  { ...body, params: null },
  { ...body, code: 'TEAPOT' },
  { ...body, code: 'toString' },
  { ...body, message: 404 },
  { ...body, requestId: null },
  { code: 'NOT_FOUND' },
  [],
  'NOT_FOUND',
  null,
  undefined,
])('an error body is what the schema takes for one: %j', (value) => {
  expect(isAppErrorBody(value)).toBe(AppErrorBody.safeParse(value).success);
});

it.each([...LANGUAGES, 'EN', 'fr', '', 'celsius', 'fahrenheit', 'Celsius', 'kelvin'])(
  'a language and a unit are what the schemas take for one: %j',
  (text) => {
    expect(isLanguage(text)).toBe(Language.safeParse(text).success);
    expect(isTemperatureUnit(text)).toBe(TemperatureUnit.safeParse(text).success);
  },
);

it('makes no id of what is not one', () => {
  expect(toTripId(1_000_001)).toBe(1_000_001);
  for (const number of [1.5, Number.NaN, Infinity, 2 ** 53]) {
    expect(() => toTripId(number)).toThrow(RangeError);
    expect(() => toPoiId(number)).toThrow(RangeError);
  }
});
