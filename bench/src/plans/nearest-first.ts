import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { PoiId } from '@ooo/domain/shared/ids';
import { isOpen, type JudgedDay, judgedDays, spotOf, travelBetween } from './judge-days.ts';
import type { JudgedPlan, MadeTrip } from './made-trip.types.ts';

const STEP_MIN = 5;
const MOST_WAITING_MIN = 30;
const MEALS = [
  [690, 870],
  [1050, 1260],
] as const;

type Visit = JudgedPlan['visits'][number];

/**
 * The plan of a traveller without a planner: the nearest place that is open within half an hour, day after
 * day, as long as it leaves time for the next booking, the way back and the pace; a restaurant once at noon, once at night.
 */
export function planNearestFirst(made: MadeTrip): JudgedPlan {
  const visits: Visit[] = [];
  const seen = new Set<PoiId>();
  for (const day of judgedDays(made, { visits: [], unplaced: [] })) {
    for (const visit of walk(made, day, seen)) visits.push(visit);
  }
  return { visits, unplaced: made.places.filter(({ id }) => !seen.has(id)) };
}

function walk(made: MadeTrip, day: JudgedDay, seen: Set<PoiId>): Visit[] {
  const visits: Visit[] = [];
  const eaten = new Set<number>();
  const booked = day.stops.reduce((sum, { from, to }) => sum + to - from, 0);
  let spare = (day.to - day.from) * day.fill - booked;
  let [now, here] = [day.from, day.startAt];
  for (const next of [...day.stops, undefined]) {
    const until = next?.from ?? day.to;
    const end = next ? spotOf(next) : day.endAt;
    for (;;) {
      const options = made.places.flatMap((poi) => {
        if (seen.has(poi.id)) return [];
        const at = poi.location.coordinates;
        const there = here ? travelBetween(here, at) : 0;
        const length = poi.duration ?? 60;
        const from = startOf(made, poi, day.index, now + there, length, eaten);
        if (from === undefined || from - now - there > MOST_WAITING_MIN) return [];
        const back = end ? travelBetween(at, end) : 0;
        const isPossible = from + length + back <= until && there + length <= spare;
        return isPossible ? { poi, at, from, there, length } : [];
      });
      const [nearest] = options.toSorted((a, b) => a.there - b.there);
      if (!nearest) break;
      const { poi, from, length } = nearest;
      seen.add(poi.id);
      visits.push({ id: poi.id, day: day.index, startMin: from, durationMin: length });
      if (poi.tag === 'eat') eaten.add(from < 1000 ? 0 : 1);
      spare -= nearest.there + length;
      [now, here] = [from + length, nearest.at];
    }
    if (next) [now, here] = [next.to, spotOf(next)];
  }
  return visits;
}

/** The first time from then on at which it is open and, where one eats, a meal that has not been had. */
function startOf(
  made: MadeTrip,
  poi: Poi,
  day: number,
  earliest: number,
  length: number,
  eaten: ReadonlySet<number>,
): number | undefined {
  const first = Math.ceil(earliest / STEP_MIN) * STEP_MIN;
  for (let from = first; from <= first + MOST_WAITING_MIN; from += STEP_MIN) {
    const meal = MEALS.findIndex(([opens, closes]) => opens <= from && from + length <= closes);
    const isMealTime = poi.tag !== 'eat' || (meal >= 0 && !eaten.has(meal));
    if (isMealTime && isOpen(made, poi, day, from, from + length)) return from;
  }
  return undefined;
}
