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
  readonly bounds: readonly DayBounds[];
  /** Nodes with a fixed time. They are never moved; if two clash, both stay. */
  readonly fixed: readonly FixedNode[];
  /** A limited resource of a day, such as minutes on foot. */
  readonly limits: readonly RouteLimit[];
  readonly weights: CostWeights;
  /** At `node * days + day`: what it costs to have the node on that day; undefined if nothing. */
  readonly dayCost?: Float64Array;
  /** What a day costs on which the slot is empty, for each slot that one would miss. */
  readonly missed?: readonly MissedSlot[];
  /** Where to begin, as the nodes of each day in their order; what does not fit is left out. */
  readonly begin?: readonly (readonly number[])[];
}

/** When a visit may start, both ends included, and when it would best. */
export interface RouteWindow {
  readonly open: number;
  readonly latest: number;
  readonly preferredFrom: number;
  readonly preferredTo: number;
  /** Of visits with the same slot a day takes one; undefined takes any number. */
  readonly slot: string | undefined;
  /** What a visit in this window is worth beside the node's score; the same on all days. */
  readonly bonus?: number;
}

/** Leaving the start point, and the latest arrival at the end point. */
export interface DayBounds {
  readonly start: number;
  readonly end: number;
}

/** A sum over the visits of a day and the ways between them that must not exceed the day's limit. */
export interface RouteLimit {
  /** For those who ask which limit a visit would break. */
  readonly name?: string;
  /** Per node. */
  readonly visit: Int32Array;
  /** Per way, as {@link RouteProblem.travel}. */
  readonly travel: Int32Array;
  /** Per day; fixed nodes count, and may exceed it. */
  readonly most: Int32Array;
}

export interface MissedSlot {
  readonly slot: string;
  /** Per day; 0 on days on which it would not be missed. */
  readonly cost: Float64Array;
}

export interface FixedNode {
  readonly node: number;
  readonly day: number;
  readonly start: number;
  readonly slots: readonly string[];
}

/** What a unit of time costs beside visit and detour, which cost 1. */
export interface CostWeights {
  /** Waiting between two visits. */
  readonly wait: number;
  /** Of waiting, what exceeds `longWait` costs this as well. */
  readonly longWait: number;
  readonly longWaitFrom: number;
  /** Starting outside the preferred time. */
  readonly preference: number;
  /** Growth of the sum of squared day loads, each by the length of its day. */
  readonly balance: number;
}

/** Points are nodes, then a start and an end for each day. */
export type RouteShape = Pick<RouteProblem, 'nodes' | 'days'>;

export const pointCount = ({ nodes, days }: RouteShape): number => nodes + 2 * days;
export const startPoint = ({ nodes }: RouteShape, day: number): number => nodes + 2 * day;
export const endPoint = ({ nodes }: RouteShape, day: number): number => nodes + 2 * day + 1;
