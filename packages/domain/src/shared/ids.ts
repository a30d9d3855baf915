import { z } from 'zod';

/*
 * A brand says what an id identifies, so that the compiler refuses the id of a trip where that of a place or a user is
 * expected. It does not say that the row exists, or whose it is: the queries find that out.
 *
 * Brands exist for the compiler alone: the schemas accept every integer, or every text, and their JSON Schema is that
 * of the plain value. The tables brand what the database answers; everything else is parsed, and nothing is cast
 * but in `known-ids.ts`.
 */

/** Stored trips count from 1000001; the demo in the browser has an id below them. */
export const TripId = z.int().brand<'TripId'>();
export type TripId = z.infer<typeof TripId>;

/** A POI. Events made from a trip's flights have ids below zero and are never stored. */
export const PoiId = z.int().brand<'PoiId'>();
export type PoiId = z.infer<typeof PoiId>;

/** A UUID on the server, `demo-user` in the demo of the browser. */
export const UserId = z.string().brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;
