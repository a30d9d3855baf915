import { DURATION_OPTIONS_MIN } from '../pois/poi-limits.ts';
import type { DayRoutes } from './core/day-routes.ts';
import { LONGEST_DAY } from './day-rhythm.ts';
import { findRoom } from './find-room.ts';
import { PACES } from './pace.ts';
import type { PlannerDay, PlannerInput, PlannerPlace, Remedy } from './planner.types.ts';

/** A visit that is shorter than this share of what was planned is another one. */
const LEAST_SHARE = 0.5;

/** What would make room for the place, by its index, in the finished routes; undefined if none of it does. */
export function findRemedy(
  input: PlannerInput,
  routes: DayRoutes,
  node: number,
): Remedy | undefined {
  const place = input.places[node];
  if (!place) return undefined;
  const asked = { routes, node, place };
  return (
    fullerPace(input, asked) ??
    shorter(input, asked) ??
    longerDay(input, asked, 'earlier') ??
    longerDay(input, asked, 'later')
  );
}

interface Asked {
  readonly routes: DayRoutes;
  readonly node: number;
  readonly place: PlannerPlace;
}

function fullerPace(input: PlannerInput, { routes, node, place }: Asked): Remedy | undefined {
  if (input.fill >= PACES.full.fill) return undefined;
  const room = findRoom(routes, node, { input: { ...input, fill: PACES.full.fill }, place });
  return room && { kind: 'fuller-pace' };
}

/** The longest visit that a traveller can choose and that still fits. */
function shorter(input: PlannerInput, { routes, node, place }: Asked): Remedy | undefined {
  const least = place.durationMin * LEAST_SHARE;
  const durationMin = DURATION_OPTIONS_MIN.toReversed()
    .filter((option) => option < place.durationMin && option >= least)
    .find((option) => findRoom(routes, node, { input, place: { ...place, durationMin: option } }));
  return durationMin === undefined ? undefined : { kind: 'shorter', durationMin };
}

/** Days with a flight begin and end with it. */
function longerDay(
  input: PlannerInput,
  { routes, node, place }: Asked,
  kind: 'earlier' | 'later',
): Remedy | undefined {
  const lengthen = (day: PlannerDay): PlannerDay => {
    if (day.hasFlight) return day;
    return kind === 'earlier'
      ? { ...day, startMin: Math.min(day.startMin, LONGEST_DAY.startMin) }
      : { ...day, endMin: Math.max(day.endMin, LONGEST_DAY.endMin) };
  };
  const room = findRoom(routes, node, {
    input: { ...input, days: input.days.map(lengthen) },
    place,
  });
  if (!room) return undefined;
  const startMin = kind === 'earlier' ? room.latestMin : room.startMin;
  return { kind, day: room.day, startMin: Math.floor(startMin / 5) * 5 };
}
