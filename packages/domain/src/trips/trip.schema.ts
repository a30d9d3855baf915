import { z } from 'zod';
import { because } from '../shared/errors/field-problem.ts';
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
  .regex(/^([01]\d|2[0-3]):[0-5]\d(\+[1-3])?$/, because('arrival-time'));

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

/** What the rest of the product needs to know of a field of a trip. */
interface TripField {
  readonly schema: z.ZodType;
  /** The default; absent if the field is required. The table of the database has the same. */
  readonly unsaid?: unknown;
  readonly isJson?: true;
  /** The packing list depends on it, and asks for it: by words or, for a number, from 0 to 3. */
  readonly isPacking?: true;
  /** The label of its line in the text of an export; absent if it has none. */
  readonly label?: string;
  /** What a choice is called in that line. */
  readonly words?: Readonly<Record<string, string>>;
}

/** Fields that a traveller enters for a new trip, and may change. A kept demo includes them. */
const ENTERED_FIELDS = {
  name: { schema: keptLine(120, 'trip-name') },
  destination: { schema: keptLine(160, 'destination'), label: 'Destination' },
  startDate: { schema: CalendarDate, label: 'From' },
  endDate: { schema: CalendarDate, label: 'To' },
  departureAirport: { schema: AirportCode.nullable(), unsaid: null, label: 'Departure airport' },
  arrivalAirport: { schema: AirportCode.nullable(), unsaid: null, label: 'Arrival airport' },
  flightDetails: { schema: FlightDetails.nullable(), unsaid: null, isJson: true },
  occasion: {
    schema: Occasion,
    unsaid: 'vacation',
    isPacking: true,
    label: 'Occasion',
    words: { vacation: 'Leisure', work: 'Business', hybrid: 'Adventure' },
  },
  checkedBags: { schema: z.int().min(0).max(3), unsaid: 0, isPacking: true, label: 'Checked bags' },
  carryOnBags: {
    schema: z.int().min(0).max(9),
    unsaid: 1,
    isPacking: true,
    label: 'Carry-on bags',
  },
  gender: { schema: Gender, unsaid: 'unspecified', isPacking: true },
} as const satisfies Readonly<Record<string, TripField>>;

/** Fields that can be changed, but are not entered for a new trip. */
const CHANGED_FIELDS = {
  packingPreferences: { schema: PackingPreferences.nullable(), unsaid: null, isJson: true },
  temperatureUnit: { schema: TemperatureUnit, unsaid: 'fahrenheit' },
} as const satisfies Readonly<Record<string, TripField>>;

/** Fields that the server sets. */
const SERVER_FIELDS = {
  /** The trip was made as the demo, and its owner has not made it their own since. */
  isDemo: { schema: z.boolean(), unsaid: false },
  countryFlag: { schema: z.string().nullable(), unsaid: null },
} as const satisfies Readonly<Record<string, TripField>>;

/**
 * Every field of a trip but its numbers and instants. Wire, columns, changes, the kept demo and the exports follow from
 * this table: another field is a line here and a migration.
 */
export const TRIP_FIELDS = { ...ENTERED_FIELDS, ...CHANGED_FIELDS, ...SERVER_FIELDS };

type Entered = typeof ENTERED_FIELDS;

/** The fields that a packing list asks for. */
export type PackingField = {
  [Name in keyof Entered]: Entered[Name] extends { readonly isPacking: true } ? Name : never;
}[keyof Entered];

const isPackingField = (name: string): name is PackingField =>
  Object.entries(ENTERED_FIELDS).some(([one, field]) => one === name && 'isPacking' in field);

export const PACKING_FIELDS = Object.keys(ENTERED_FIELDS).filter(isPackingField);

type SchemasOf<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly schema: infer Schema }
    ? Schema
    : never;
};

/** The cast is safe: each field keeps its name and gives its own schema. */
function schemasOf<Fields extends Readonly<Record<string, TripField>>>(
  fields: Fields,
): SchemasOf<Fields> {
  const entries = Object.entries(fields).map(([name, { schema }]) => [name, schema]);
  return Object.fromEntries(entries) as SchemasOf<Fields>;
}

const enteredSchemas = schemasOf(ENTERED_FIELDS);
const changedSchemas = schemasOf(CHANGED_FIELDS);

/** Both ends count: a trip of one day starts and ends on the same date. */
export function checkTripDates(trip: { startDate: CalendarDate; endDate: CalendarDate }): boolean {
  const nights = daysBetween(trip.startDate, trip.endDate);
  return nights >= 0 && nights < MAX_TRIP_DAYS;
}

/** A trip as its traveller knows it. What the server makes for it is in `trip-caches.schema.ts`. */
export const Trip = z.object({
  id: TripId,
  userId: UserId,
  ...enteredSchemas,
  ...changedSchemas,
  ...schemasOf(SERVER_FIELDS),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Trip = z.infer<typeof Trip>;

/** What a traveller enters of a trip; nothing else of it is kept. */
export const EnteredTrip = z.object(enteredSchemas);

export const TripCreate = z
  .object({
    ...EnteredTrip.partial().shape,
    destination: enteredSchemas.destination,
    startDate: enteredSchemas.startDate,
    endDate: enteredSchemas.endDate,
  })
  .refine(checkTripDates, { path: ['endDate'], message: because('trip-dates') });
export type TripCreate = z.infer<typeof TripCreate>;

/** Any subset of a trip's fields; the server checks the dates of the trip that comes out. */
export const TripPatch = z
  .object({
    ...enteredSchemas,
    ...changedSchemas,
    /** Turns the demo into the user's own trip. This cannot be undone. */
    isDemo: z.literal(false),
  })
  .partial();
export type TripPatch = z.infer<typeof TripPatch>;

type UnsaidField = {
  [Name in keyof typeof TRIP_FIELDS]: (typeof TRIP_FIELDS)[Name] extends {
    readonly unsaid: unknown;
  }
    ? Name
    : never;
}[keyof typeof TRIP_FIELDS];

/** The defaults of a trip's fields. The cast is safe: each value is of its field's schema by a test. */
export const UNSAID_TRIP = Object.fromEntries(
  Object.entries(TRIP_FIELDS).flatMap(([name, field]) =>
    'unsaid' in field ? [[name, field.unsaid]] : [],
  ),
) as Pick<Trip, UnsaidField>;

type Line = [label: string, value: string | number];

/** The fields that the text of an export names, in the order of the table; without those that are null. */
export function listLabelledFields(trip: Trip): Line[] {
  const values = new Map<string, unknown>(Object.entries(trip));
  return Object.entries<TripField>(TRIP_FIELDS).flatMap(([name, { label, words = {} }]): Line[] => {
    const value = values.get(name);
    if (label === undefined) return [];
    if (typeof value === 'string') return [[label, words[value] ?? value]];
    return typeof value === 'number' ? [[label, value]] : [];
  });
}
