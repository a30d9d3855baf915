/** A thing of schema.org, the same whether it came as JSON-LD or as microdata. */
export interface SchemaNode {
  /** Names without the vocabulary's address: `FlightReservation`. */
  readonly types: readonly string[];
  readonly properties: Map<string, SchemaValue[]>;
}

export type SchemaValue = string | SchemaNode;

/** `http://schema.org/Flight`, `schema:Flight` and `Flight` are the same. */
export function toTypeName(type: string): string {
  return type.trim().split(/[/#:]/).at(-1) ?? '';
}

export function makeNode(types: readonly string[]): SchemaNode {
  return { types: types.map(toTypeName).filter(Boolean), properties: new Map() };
}

export function addValue(node: SchemaNode, name: string, value: SchemaValue): void {
  const values = node.properties.get(name);
  if (values) values.push(value);
  else node.properties.set(name, [value]);
}

export function hasType(value: SchemaValue, type: string): value is SchemaNode {
  return typeof value !== 'string' && value.types.includes(type);
}

/** Every node of a type among `roots` and beneath them, outer ones first. */
export function listNodes(roots: readonly SchemaValue[], type: string): SchemaNode[] {
  const found: SchemaNode[] = [];
  for (const node of walk(roots, () => true)) if (node.types.includes(type)) found.push(node);
  return found;
}

/**
 * The values of the nearest property of that name: of the node itself, or else beneath it. Where markup is
 * not closed, what belongs to the outer thing lies in an inner one. Other things of `notWithin` are left alone.
 */
export function findValues(
  node: SchemaNode,
  names: readonly string[],
  notWithin: string,
): readonly SchemaValue[] {
  for (const inner of walk([node], (value) => value === node || !value.types.includes(notWithin))) {
    for (const name of names) {
      const values = inner.properties.get(name);
      if (values !== undefined && values.length > 0) return values;
    }
  }
  return [];
}

/** The most things in one reservation or page: a group's tickets have some hundreds. */
const MAX_NODES = 5000;

/** Breadth first, each node once: `@id` references can make circles. Anything over the limit is left out. */
function* walk(
  roots: readonly SchemaValue[],
  enter: (node: SchemaNode) => boolean,
): Generator<SchemaNode> {
  const seen = new Set<SchemaNode>();
  let level = roots;
  while (level.length > 0) {
    const next: SchemaValue[] = [];
    for (const value of level) {
      if (typeof value === 'string' || seen.has(value) || !enter(value)) continue;
      if (seen.size === MAX_NODES) return;
      seen.add(value);
      yield value;
      for (const values of value.properties.values()) {
        for (const each of values) if (typeof each !== 'string') next.push(each);
      }
    }
    level = next;
  }
}
