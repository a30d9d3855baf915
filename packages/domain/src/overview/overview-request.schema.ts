import { z } from 'zod';
import { because } from '../shared/errors/field-problem.ts';
import { CalendarDate } from '../shared/calendar-date.schema.ts';
import { TripId } from '../shared/ids.ts';
import { Language } from '../shared/language.ts';
import { TemperatureUnit } from '../shared/temperature-unit.ts';
import { checkTripDates, MAX_TRIP_DAYS } from '../trips/trip.schema.ts';

const stayFields = {
  destination: z.string().trim().min(1, because('destination')).max(160),
  startDate: CalendarDate,
  endDate: CalendarDate,
  /** The account's by default. */
  language: Language.optional(),
};

const BACKWARDS = {
  path: ['endDate'],
  message: because('stay-dates', { days: MAX_TRIP_DAYS }),
};

/** A destination and the days there, both ends included. */
export const Stay = z.object(stayFields).refine(checkTripDates, BACKWARDS);
export type Stay = z.infer<typeof Stay>;

/** The caller's trip whose overview gets tips; the reader is the account by default. */
export const TipsRequest = z.object({
  tripId: TripId,
  language: Language.optional(),
  temperatureUnit: TemperatureUnit.optional(),
});
export type TipsRequest = z.infer<typeof TipsRequest>;

export const OverviewRequest = z
  .object({
    ...stayFields,
    /** The caller's trip that the stay is of. */
    tripId: TripId.optional(),
    /** The account's by default. */
    temperatureUnit: TemperatureUnit.optional(),
    /**
     * Where the traveller's clock is set, an IANA zone, if the trip does not say from which airport they leave. One that
     * the server does not know gives no time difference: browsers may know newer ones.
     */
    homeZone: z.string().max(64).optional(),
  })
  .refine(checkTripDates, BACKWARDS);
export type OverviewRequest = z.infer<typeof OverviewRequest>;
