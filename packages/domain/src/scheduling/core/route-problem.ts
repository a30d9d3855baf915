/**
 * Several visits on several days, without names, dates or clocks: a team orienteering problem with time
 * windows. Times are whole units from one origin a day (minutes in trips, fractions in benchmarks).
 */
export interface RouteProblem {
  /** Nodes are 0 to `nodes - 1`; after them come a start and an end point for each day. */
  readonly nodes: number;
  readonly days: number;
  /** Length of a visit, per node. */
  readonly service: Int32Array;
  /** What a visit is worth, per node; above 0. */
  readonly score: Float64Array;
  /** From point i to point j at `i * pointCount + j`. Need not be symmetric, nor metric. */
  readonly travel: Int32Array;
  /** At `node * days + day`: when a visit may start; empty if it may not. */
  readonly windows: readonly (readonly RouteWindow[])[];
  readonly bounds: readonly DayLimits[];
  /** Nodes with a fixed time. They are never moved; if two clash, both stay. */
  readonly fixed: readonly FixedNode[];
  readonly weights: CostWeights;
}

/** When a visit may start, both ends included, and when it would best. */
export interface RouteWindow {
  readonly open: number;
  readonly latest: number;
  readonly preferredFrom: number;
  readonly preferredTo: number;
  /** Of visits with the same slot a day takes one; undefined takes any number. */
  readonly slot: string | undefined;
}

export interface DayLimits {
  /** Leaving the start point, and the latest arrival at the end point. */
  readonly start: number;
  readonly end: number;
  /** The most time for visits and the travel between them, including fixed ones; Infinity for no limit. */
  readonly load: number;
}

export interface FixedNode {
  readonly node: number;
  readonly day: number;
  readonly start: number;
  readonly slots: readonly string[];
}

/** What a unit of time costs beside visit and detour, which cost 1. */
export interface CostWeights {
  /** Waiting for a place to open. */
  readonly wait: number;
  /** Starting outside the preferred time. */
  readonly preference: number;
  /** Growth of the sum of squared day loads, each by the length of its day. */
  readonly balance: number;
}

/** How the points are counted. */
export type RouteShape = Pick<RouteProblem, 'nodes' | 'days'>;

export const pointCount = ({ nodes, days }: RouteShape): number => nodes + 2 * days;
export const startPoint = ({ nodes }: RouteShape, day: number): number => nodes + 2 * day;
export const endPoint = ({ nodes }: RouteShape, day: number): number => nodes + 2 * day + 1;
