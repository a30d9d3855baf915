import { z } from 'zod';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { movedM, toStreetRoute } from './to-street-route.ts';
import type { RouteAnswer, RoutingQuestion } from './routing-server.ts';

const value = z.number().nonnegative().nullable().optional().catch(undefined);
/** Seconds and kilometres; both are null where there is no route. */
const Cell = z.object({ time: value, distance: value }).optional().catch(undefined);
const Place = z.object({ lon: z.number(), lat: z.number() }).nullable().catch(null);

/** The part of an answer of `/sources_to_targets` that is used. Older servers have the places in a list of lists. */
const Answer = z.object({
  sources_to_targets: z.array(z.array(Cell).catch([])),
  sources: z.array(Place).optional().catch(undefined),
  targets: z.array(Place).optional().catch(undefined),
});

/** The routes of an answer, row by row; undefined if it is not one. */
export function readValhalla(
  answer: unknown,
  { from, to }: RoutingQuestion,
): RouteAnswer[] | undefined {
  const { success, data } = Answer.safeParse(answer);
  if (!success) return undefined;
  const { sources_to_targets: rows, sources, targets } = data;
  const movedTo = to.map((point, column) => movedM(point, toCoordinates(targets?.[column])));
  return from.flatMap((point, row) => {
    const movedFrom = movedM(point, toCoordinates(sources?.[row]));
    return movedTo.map((moved, column) => {
      const { time, distance } = rows[row]?.[column] ?? {};
      const metres = typeof distance === 'number' ? distance * 1000 : distance;
      return toStreetRoute(time, metres, [movedFrom, moved]);
    });
  });
}

function toCoordinates(place: z.output<typeof Place> | undefined): Coordinates | undefined {
  return place ? [place.lon, place.lat] : undefined;
}
