import { AccessTokenCreate } from '@ooo/domain/account/access-token.schema';
import { AgeConfirmation, LocalSignIn } from '@ooo/domain/account/user.schema';
import { AirportCode } from '@ooo/domain/airports/airport.schema';
import { PoiCreate } from '@ooo/domain/pois/poi.schema';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { WallTime } from '@ooo/domain/shared/wall-time.schema';
import { TRIP_DATES_MESSAGE, TripCreate } from '@ooo/domain/trips/trip.schema';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { toFieldMessage } from './field-messages.ts';

const said = (schema: z.ZodType, input: unknown): string[] =>
  schema.safeParse(input).error?.issues.map(({ message }) => toFieldMessage(message)) ?? [];

describe('toFieldMessage', () => {
  it.each<[string, z.ZodType, unknown]>([
    ['tripName', TripCreate, { name: '' }],
    ['tripDestination', TripCreate, { destination: '' }],
    ['tooLong', TripCreate, { name: 'a'.repeat(300) }],
    ['placeName', PoiCreate, { name: '' }],
    ['tokenName', AccessTokenCreate, { name: '' }],
    ['ownName', LocalSignIn, { name: '' }],
    ['email', LocalSignIn, { email: 'nobody' }],
    ['age', AgeConfirmation, { isOldEnough: false }],
    ['airport', AirportCode, 'x'],
    ['date', CalendarDate, 'x'],
    ['time', WallTime, 'x'],
  ])('knows what schemas say: %s §8.61', (message, schema, input) => {
    expect(said(schema, input)).toContain(message);
  });

  it('knows what the server says of dates, and that it knows no other sentence', () => {
    expect(toFieldMessage(TRIP_DATES_MESSAGE)).toBe('tripDates');
    expect(toFieldMessage('Invalid input: expected number')).toBe('other');
  });
});
