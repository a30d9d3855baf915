/** The items by their keys, both in the order of the items. The platform's own is younger than the oldest Node that runs this. */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T, at: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let at = 0;
  for (const item of items) {
    const key = keyOf(item, at);
    at += 1;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
