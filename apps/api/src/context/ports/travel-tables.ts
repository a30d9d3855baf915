import type { TravelTable } from '@ooo/domain/distance/travel-table';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { Caller } from './caller.ts';

/** Travel times of a routing server, shared by all users. */
export interface TravelTables {
  /**
   * The known travel times between the points: from the database, and from the server for at most two seconds.
   * Undefined if there is no server, if there are fewer than 2 or more than 200 points, or if nothing is known; travel is estimated then.
   * It rejects only if the database does.
   */
  readonly between: (
    points: readonly Coordinates[],
    caller: Caller,
  ) => Promise<TravelTable | undefined>;
}
