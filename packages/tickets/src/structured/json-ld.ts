import { addValue, makeNode, type SchemaNode, type SchemaValue } from './schema-node.ts';
import { parseLeniently } from './repair-json.ts';

/** JSON nested deeper than this is not a reservation. */
const MAX_DEPTH = 40;

interface Graph {
  readonly nodes: SchemaNode[];
  readonly byId: Map<string, SchemaNode>;
}

/** The things of one JSON-LD script, references by `@id` resolved; nothing where it is beyond repair. */
export function parseJsonLd(script: string): SchemaNode[] {
  const json = parseLeniently(script);
  const graph: Graph = { nodes: [], byId: new Map() };
  const roots = toValues(json, graph, 0);
  for (const node of graph.nodes) resolveReferences(node, graph.byId);
  return roots.filter((value) => typeof value !== 'string');
}

function toValues(json: unknown, graph: Graph, depth: number): SchemaValue[] {
  if (depth > MAX_DEPTH || json === null || json === undefined) return [];
  if (Array.isArray(json)) return json.flatMap((item) => toValues(item, graph, depth + 1));
  if (typeof json === 'string') return json.trim() === '' ? [] : [json.trim()];
  if (typeof json === 'number' || typeof json === 'boolean') return [String(json)];
  if (typeof json !== 'object') return [];
  return toNodes(json, graph, depth);
}

function toNodes(json: object, graph: Graph, depth: number): SchemaValue[] {
  const entries = new Map<string, unknown>(Object.entries(json));
  const literal = entries.get('@value');
  if (literal !== undefined) return toValues(literal, graph, depth + 1);
  const node = makeNode(toValues(entries.get('@type'), graph, depth + 1).filter(isString));
  const members = toValues(entries.get('@graph'), graph, depth + 1);
  for (const [key, value] of entries) {
    if (key.startsWith('@')) continue;
    // `schema:departureTime` is `departureTime`.
    const name = key.slice(key.lastIndexOf(':') + 1);
    for (const each of toValues(value, graph, depth + 1)) addValue(node, name, each);
  }
  const id = entries.get('@id');
  graph.nodes.push(node);
  if (typeof id === 'string') register(id, node, graph.byId);
  return [node, ...members];
}

function register(id: string, node: SchemaNode, byId: Map<string, SchemaNode>): void {
  const known = byId.get(id);
  if (node.properties.size === 0) addValue(node, REFERENCE, id);
  else if (known === undefined || known.properties.size < node.properties.size) byId.set(id, node);
}

/** Marks a node that only names another one. */
const REFERENCE = '@id';

function resolveReferences(node: SchemaNode, byId: ReadonlyMap<string, SchemaNode>): void {
  for (const [name, values] of node.properties) {
    node.properties.set(
      name,
      values.map((value) => {
        const id = typeof value === 'string' ? undefined : value.properties.get(REFERENCE)?.[0];
        return (typeof id === 'string' ? byId.get(id) : undefined) ?? value;
      }),
    );
  }
}

function isString(value: SchemaValue): value is string {
  return typeof value === 'string';
}
