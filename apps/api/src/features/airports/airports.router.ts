import { z } from 'zod';
import { AirportCode, AirportSearchResult } from '@ooo/domain/airports/airport.schema';
import { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { LocalNames } from '@ooo/domain/shared/local-names.schema';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { findAirlineOf, getAirportCity, searchAirports } from './airports.service.ts';

const AirportCity = z.object({
  cityName: z.string(),
  cityNames: LocalNames,
  /** The code of the group of airports that serve the city, `NYC`; the airport's own code if it is the only one. */
  cityCode: z.string(),
  country: z.string(),
  /** ISO 3166-1, two letters. */
  countryCode: z.string(),
  /** IANA time zone. */
  zone: z.string(),
  coordinates: Coordinates,
});

export const airportsRouter = router({
  /** By code, city and name; empty below two characters. */
  search: invitedProcedure
    .meta({ reaches: 'shared' })
    .input(z.object({ q: z.string().trim().max(100) }))
    .output(answer(z.array(AirportSearchResult)))
    .query(({ input }) => searchAirports(input)),

  city: invitedProcedure
    .meta({ reaches: 'shared' })
    .input(z.object({ airportCode: AirportCode }))
    .output(answer(AirportCity))
    .query(({ input }) => getAirportCity(input)),

  /** The airline of a flight number like `KE 081`; null if the number names none. */
  airline: invitedProcedure
    .meta({ reaches: 'shared' })
    .input(z.object({ flightNumber: z.string().max(20) }))
    .output(answer(z.object({ code: z.string(), name: z.string() }).nullable()))
    .query(({ input }) => findAirlineOf(input)),
});
