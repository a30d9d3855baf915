import type { RouteProblem, RouteWindow } from '@ooo/domain/scheduling/core/route-problem';

/** One node of an instance, in the instance's own units. Node 0 is where each tour starts and ends. */
export interface ToptwNode {
  readonly x: number;
  readonly y: number;
  readonly visit: number;
  readonly score: number;
  readonly opens: number;
  /** The latest start of a visit; of node 0 the end of the day. */
  readonly closes: number;
}

export interface ToptwInstance {
  readonly name: string;
  readonly nodes: readonly ToptwNode[];
  /** Distances are truncated to 1 / scale: 10 for the Solomon-based ones, 100 for Cordeau's. */
  readonly scale: number;
}

/** Reads an instance: after two lines of parameters a line `i x y d S f a [a numbers] O C` for each node. */
export function parseToptw(name: string, text: string): ToptwInstance {
  const rows = text
    .split('\n')
    .slice(2)
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((row) => row.length >= 7);
  const nodes = rows.map(([, x = 0, y = 0, visit = 0, score = 0, ...rest]): ToptwNode => ({
    x,
    y,
    visit,
    score,
    opens: rest.at(-2) ?? 0,
    closes: rest.at(-1) ?? 0,
  }));
  return { name, nodes, scale: name.startsWith('pr') ? 100 : 10 };
}

/** Euclidean distance in whole units of 1 / scale, truncated as the benchmark prescribes. */
export function distance({ scale }: ToptwInstance, a: ToptwNode, b: ToptwNode): number {
  return Math.floor(Math.hypot(a.x - b.x, a.y - b.y) * scale + 1e-9);
}

/** The instance with so many tours as a problem of the planner's core; node i is the instance's node i + 1. */
export function toRouteProblem(instance: ToptwInstance, days: number): RouteProblem {
  const [depot, ...customers] = instance.nodes;
  if (!depot) throw new Error(`${instance.name} has no nodes.`);
  const units = (time: number): number => Math.round(time * instance.scale);
  const points = [...customers, ...Array.from({ length: 2 * days }, () => depot)];
  const tours = Array.from({ length: days }, (_, day) => day);
  const window = ({ opens, closes }: ToptwNode): RouteWindow => ({
    open: units(opens),
    latest: units(closes),
    preferredFrom: 0,
    preferredTo: Infinity,
    slot: undefined,
  });
  return {
    nodes: customers.length,
    days,
    service: Int32Array.from(customers, ({ visit }) => units(visit)),
    score: Float64Array.from(customers, ({ score }) => score),
    travel: Int32Array.from(points.flatMap((a) => points.map((b) => distance(instance, a, b)))),
    windows: customers.flatMap((node) => tours.map(() => [window(node)])),
    bounds: tours.map(() => ({
      start: units(depot.opens),
      end: units(depot.closes),
    })),
    fixed: [],
    limits: [],
    weights: { wait: 1, longWait: 0, longWaitFrom: Infinity, preference: 0, balance: 0 },
  };
}
