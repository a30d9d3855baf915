/** What a routing server said of the way from one point to another. */
export interface TravelTimeTable {
  /** A name of the server and its profile. */
  server: string;
  /** Coordinates to five decimals, as one number. */
  from_point: number;
  to_point: number;
  /** Null where there is no route. */
  seconds: number | null;
  /** Null where there is no route, or the server does not say. */
  metres: number | null;
  fetched_at: Date;
}
