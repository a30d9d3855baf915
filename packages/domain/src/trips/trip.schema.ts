import { z } from 'zod';
import { AirportCode } from '../airports/airport.schema.ts';
import { PackingPreferences } from '../packing/packing.schema.ts';
import { daysBetween } from '../shared/calendar-date.ts';
import { CalendarDate } from '../shared/calendar-date.schema.ts';
import { TripId, UserId } from '../shared/ids.ts';
import { keptLine, keptText } from '../shared/kept-text.ts';
import { TemperatureUnit } from '../shared/temperature-unit.ts';
import { WallTime } from '../shared/wall-time.schema.ts';

/** The longest trip that can be kept, in days, both ends counted. */
export const MAX_TRIP_DAYS = 366;

/** One flight without a stop on the ground: times are wall times in the zone beside them. */
export const FlightSegment = z.object({
  flightNumber: keptText(10),
  airline: keptText(100).optional(),
  operatedBy: keptText(100).optional(),
  from: AirportCode,
  to: AirportCode,
  departureDate: CalendarDate,
  departureTime: WallTime.optional(),
  departureZone: keptText(64).optional(),
  arrivalDate: CalendarDate.optional(),
  arrivalTime: WallTime.optional(),
  arrivalZone: keptText(64).optional(),
  duration: keptText(20).optional(),
  aircraft: keptText(100).optional(),
  seat: keptText(60).optional(),
  meal: keptText(100).optional(),
  baggage: keptText(100).optional(),
  pnr: keptText(20).optional(),
});
export type FlightSegment = z.infer<typeof FlightSegment>;

/** `HH:mm`, with `+1` to `+3` if the flight arrives that many days later. */
export const ArrivalTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(\+[1-3])?$/, 'Enter the time as HH:mm, like 09:30 or 09:30+1.');

/** Flights of one direction that are kept one by one. */
export const MAX_SEGMENTS = 12;

/** One direction of the journey: the fields of the whole, and its segments if they are known. */
export const FlightDirection = z.object({
  flightNumber: keptText(60).optional(),
  aircraft: keptText(100).optional(),
  duration: keptText(20).optional(),
  departureTime: WallTime.optional(),
  arrivalTime: ArrivalTime.optional(),
  seatNumber: keptText(60).optional(),
  mealService: keptText(100).optional(),
  segments: z.array(FlightSegment).max(MAX_SEGMENTS).optional(),
});
export type FlightDirection = z.infer<typeof FlightDirection>;

export const Baggage = z.object({
  firstBagFee: keptText(60).optional(),
  secondBagFee: keptText(60).optional(),
  weightLimit: keptText(60).optional(),
  carryOnLimit: keptText(60).optional(),
});
export type Baggage = z.infer<typeof Baggage>;

export const FlightDetails = z.object({
  outbound: FlightDirection.optional(),
  return: FlightDirection.optional(),
  baggage: Baggage.optional(),
  /** The day on which the traveller took these flights over from tickets, or typed them. */
  asOf: CalendarDate.optional(),
});
export type FlightDetails = z.infer<typeof FlightDetails>;

export const Occasion = z.enum(['vacation', 'work', 'hybrid']);
export type Occasion = z.infer<typeof Occasion>;
export const Gender = z.enum(['male', 'female', 'unisex', 'unspecified']);
export type Gender = z.infer<typeof Gender>;

const tripFields = {
  name: keptLine(120, 'Give the trip a name.'),
  destination: keptLine(160, 'Enter a destination.'),
  startDate: CalendarDate,
  endDate: CalendarDate,
  departureAirport: AirportCode.nullable(),
  arrivalAirport: AirportCode.nullable(),
  flightDetails: FlightDetails.nullable(),
  occasion: Occasion,
  checkedBags: z.int().min(0).max(3),
  carryOnBags: z.int().min(0).max(9),
  gender: Gender,
  packingPreferences: PackingPreferences.nullable(),
  temperatureUnit: TemperatureUnit,
};

/** Both ends count: a trip of one day starts and ends on the same date. */
export function checkTripDates(trip: { startDate: CalendarDate; endDate: CalendarDate }): boolean {
  const nights = daysBetween(trip.startDate, trip.endDate);
  return nights >= 0 && nights < MAX_TRIP_DAYS;
}

/** A trip as its traveller knows it. What the server makes for it is in `trip-caches.schema.ts`. */
export const Trip = z.object({
  id: TripId,
  userId: UserId,
  ...tripFields,
  /** The trip was made as the demo, and its owner has not made it their own since. */
  isDemo: z.boolean(),
  countryFlag: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Trip = z.infer<typeof Trip>;

export const TRIP_DATES_MESSAGE = 'A trip can’t end before it starts, and can last at most a year.';

export const TripCreate = z
  .object({
    name: tripFields.name.optional(),
    destination: tripFields.destination,
    startDate: tripFields.startDate,
    endDate: tripFields.endDate,
    departureAirport: tripFields.departureAirport.optional(),
    arrivalAirport: tripFields.arrivalAirport.optional(),
    flightDetails: tripFields.flightDetails.optional(),
    occasion: tripFields.occasion.optional(),
    checkedBags: tripFields.checkedBags.optional(),
    carryOnBags: tripFields.carryOnBags.optional(),
    gender: tripFields.gender.optional(),
  })
  .refine(checkTripDates, { path: ['endDate'], message: TRIP_DATES_MESSAGE });
export type TripCreate = z.infer<typeof TripCreate>;

/** Any subset of a trip's fields; the server checks the dates of the trip that comes out. */
export const TripPatch = z
  .object({
    ...tripFields,
    /** Turns the demo into the user's own trip. This cannot be undone. */
    isDemo: z.literal(false),
  })
  .partial();
export type TripPatch = z.infer<typeof TripPatch>;
