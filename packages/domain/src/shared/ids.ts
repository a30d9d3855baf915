import { z } from 'zod';

/** Stored trips count from 1000001; the demo in the browser has an id below them. */
export const TripId = z.int();
export type TripId = z.infer<typeof TripId>;

/** A saved place. Events made from a trip's flights have ids below zero and are never stored. */
export const PoiId = z.int();
export type PoiId = z.infer<typeof PoiId>;

/** A UUID on the server, `demo-user` in the demo of the browser. */
export const UserId = z.string();
export type UserId = z.infer<typeof UserId>;
