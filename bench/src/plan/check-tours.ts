import { type ToptwInstance, distance } from './toptw-instance.ts';

/**
 * The score of the tours, each a list of the instance's nodes without the depot. Checks them against the instance
 * alone and throws if one violates a window or the end of the day, or visits a node twice.
 */
export function scoreOfTours(
  instance: ToptwInstance,
  tours: readonly (readonly number[])[],
): number {
  const { nodes, name, scale } = instance;
  const visited = tours.flat();
  if (new Set(visited).size !== visited.length)
    throw new Error(`${name}: a node is visited twice.`);
  let score = 0;
  for (const tour of tours) {
    let clock = (nodes[0]?.opens ?? 0) * scale;
    let from = nodes[0];
    for (const id of [...tour, 0]) {
      const to = nodes[id];
      if (!from || !to) throw new Error(`${name}: there is no node ${id}.`);
      clock = Math.max(clock + distance(instance, from, to), to.opens * scale);
      if (clock > to.closes * scale) throw new Error(`${name}: node ${id} is reached too late.`);
      clock += to.visit * scale;
      score += id === 0 ? 0 : to.score;
      from = to;
    }
  }
  return score;
}
