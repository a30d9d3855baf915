import type { RoutingMode, StreetRoute } from '@ooo/domain/distance/travel-table';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';

export interface RoutingQuestion {
  readonly from: readonly Coordinates[];
  readonly to: readonly Coordinates[];
}

/** Null where there is no route, undefined where the server has not said. */
export type RouteAnswer = StreetRoute | null | undefined;

/** A source of travel times by street. */
export interface RoutingServer {
  /** Sixteen hexadecimal digits: another server, or another profile of it, has another name. */
  readonly name: string;
  readonly mode: RoutingMode;
  /**
   * The routes from each start to each end, row by row, as many as there are pairs. For at most {@link MAX_ASKED}
   * starts and as many ends. Rejects with an `UpstreamError`.
   */
  readonly ask: (question: RoutingQuestion, signal: AbortSignal) => Promise<RouteAnswer[]>;
}

/**
 * What the servers take as they come: OSRM 100 points in a question (`max-table-size`), Valhalla 50 starts and 2500
 * pairs on foot (`max_matrix_location_pairs`).
 */
export const MAX_ASKED = 50;
