import { z } from 'zod';
import { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { OsmElement } from './osm-place.ts';

const Tags = z.record(z.string(), z.string());

/** `node` has its place itself; `way` and `relation` have the middle of their box. */
const Element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.int().positive(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: z.object({ lat: z.number(), lon: z.number() }).optional(),
  tags: Tags,
});

const Answer = z.object({ elements: z.array(z.unknown()), remark: z.string().optional() });

/**
 * The elements of an answer, each once; incomplete ones are left out. Undefined for what is not an answer, and for
 * half of one: where the server ran out of time or memory it says so in a remark beside what it had by then.
 */
export function readOverpass(json: unknown): OsmElement[] | undefined {
  const { data } = Answer.safeParse(json);
  if (!data || /error|timed out|out of memory/iu.test(data.remark ?? '')) return undefined;
  const found = new Map<string, OsmElement>();
  for (const raw of data.elements) {
    const element = Element.safeParse(raw).data;
    if (!element) continue;
    const { type, id, tags, center = element } = element;
    const coordinates = Coordinates.safeParse([center.lon, center.lat]).data;
    if (coordinates) found.set(`${type}/${id}`, { type, id, coordinates, tags });
  }
  return [...found.values()];
}
