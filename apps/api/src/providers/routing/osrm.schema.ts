import { z } from 'zod';
import { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { movedM, toStreetRoute } from './to-street-route.ts';
import type { RouteAnswer, RoutingQuestion } from './routing-server.ts';

/** Null where there is no route; what is not a number counts as missing. */
const Values = z.array(
  z.array(z.number().nonnegative().nullable().optional().catch(undefined)).catch([]),
);
const Waypoints = z.array(z.object({ location: Coordinates }).nullable().catch(null));

/** The part of an answer of `/table/v1` that is used. */
const Answer = z.object({
  code: z.literal('Ok'),
  durations: Values,
  distances: Values.optional().catch(undefined),
  sources: Waypoints.optional().catch(undefined),
  destinations: Waypoints.optional().catch(undefined),
});

/** The routes of an answer, row by row; undefined if it is not one. */
export function readOsrm(
  answer: unknown,
  { from, to }: RoutingQuestion,
): RouteAnswer[] | undefined {
  const { success, data } = Answer.safeParse(answer);
  if (!success) return undefined;
  const { durations, distances, sources, destinations } = data;
  const movedTo = to.map((point, column) => movedM(point, destinations?.[column]?.location));
  return from.flatMap((point, row) => {
    const movedFrom = movedM(point, sources?.[row]?.location);
    return movedTo.map((moved, column) =>
      toStreetRoute(durations[row]?.[column], distances?.[row]?.[column], [movedFrom, moved]),
    );
  });
}
