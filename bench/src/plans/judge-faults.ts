import type { PlaceKind } from '@ooo/domain/places/place-kinds';
import {
  DAY_MIN,
  FLIGHT_MIN,
  isOpen,
  type JudgedDay,
  judgedDays,
  type JudgedStop,
  spotOf,
  travelBetween,
} from './judge-days.ts';
import type { JudgedPlan, MadeTrip } from './made-trip.types.ts';

/** What may last until midnight: bars, and what is only open at night. */
const NIGHT_KINDS: ReadonlySet<PlaceKind | null> = new Set<PlaceKind>([
  'bar',
  'cocktail-bar',
  'wine-bar',
  'rooftop-bar',
  'hotel-bar',
  'pub',
  'izakaya',
  'brewery',
  'beer-hall',
  'bar-street',
  'jazz-club',
  'live-music',
  'nightclub',
  'night-market',
]);

/** A hard rule that a plan breaks: the rule's name, by which faults are counted, and what happened. */
export interface Fault {
  readonly rule: string;
  readonly text: string;
}

/** Every hard rule that a plan breaks. Shares hours and travel times with the planner, and no other code. */
export function findFaults(made: MadeTrip, plan: JudgedPlan): Fault[] {
  const days = judgedDays(made, plan);
  return [
    ...answerFaults(made, plan),
    ...days.flatMap((day) => [
      ...day.stops.flatMap((stop) => visitFaults(made, day, stop)),
      ...wayFaults(day),
      ...baseFaults(day),
    ]),
    ...flightFaults(made, days),
  ];
}

function answerFaults({ places }: MadeTrip, { visits, unplaced }: JudgedPlan): Fault[] {
  const answers = [...visits, ...unplaced].map(({ id }) => id);
  const counts = new Map(places.map(({ id }) => [id, 0]));
  const strangers = answers.filter((id) => !counts.has(id));
  for (const id of answers) counts.set(id, (counts.get(id) ?? 0) + 1);
  const wrong = places.filter(({ id }) => counts.get(id) !== 1);
  const lengths = visits.filter(({ id, durationMin }) => {
    const place = places.find((other) => other.id === id);
    return place && place.duration !== durationMin;
  });
  return [
    ...wrong.map(({ id }) => fault('answered once', `place ${id}: ${counts.get(id)} answers`)),
    ...strangers.map((id) => fault('answered once', `${id} was not to be planned`)),
    ...lengths.map(({ id }) => fault('whole visit', `place ${id} is not visited for its time`)),
  ];
}

function visitFaults(made: MadeTrip, day: JudgedDay, stop: JudgedStop): Fault[] {
  const { poi, from, to, isVisit } = stop;
  if (!isVisit) return [];
  const faults: Fault[] = [];
  const what = `${describe(stop)} on day ${day.index}`;
  if (!isOpen(made, poi, day.index, from, to))
    faults.push(fault('open', `${what} is closed (${poi.openingHours})`));
  if (from < day.from || to > endFor(made, day, stop))
    faults.push(fault('in its day', `${what}, the day is ${clock(day.from)} to ${clock(day.to)}`));
  return faults;
}

function wayFaults({ stops, index }: JudgedDay): Fault[] {
  return stops.slice(1).flatMap((stop, before) => {
    const former = stops[before];
    if (!former || !(former.isVisit || stop.isVisit)) return [];
    const minutes = travelBetween(spotOf(former), spotOf(stop));
    if (former.to + minutes <= stop.from) return [];
    const rule = former.to > stop.from ? 'no overlap' : 'time for the way';
    return fault(rule, `day ${index}: ${describe(former)}, ${minutes} min to ${describe(stop)}`);
  });
}

/** From where the day begins to its first visit, and from its last one back. */
function baseFaults({ stops, leaves, to, back, startAt, endAt, index }: JudgedDay): Fault[] {
  const [first, last] = [stops[0], stops.at(-1)];
  const faults: Fault[] = [];
  if (first?.isVisit && startAt && leaves + travelBetween(startAt, spotOf(first)) > first.from)
    faults.push(fault('from the base', `day ${index} begins ${clock(leaves)}, ${describe(first)}`));
  const until = back !== to || !last || !isNight(last) ? back : DAY_MIN;
  if (last?.isVisit && endAt && last.to + travelBetween(spotOf(last), endAt) > until)
    faults.push(fault('back at the base', `${describe(last)}, day ${index} ends ${clock(until)}`));
  return faults;
}

function flightFaults({ flights, airportAt }: MadeTrip, days: readonly JudgedDay[]): Fault[] {
  const { landsAtMin, leavesAtMin } = flights;
  const stops = days.flatMap(({ index, stops: ofDay }) =>
    ofDay.map((stop) => ({
      stop,
      from: index * DAY_MIN + stop.from,
      to: index * DAY_MIN + stop.to,
    })),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const faults: Fault[] = [];
  if (landsAtMin !== undefined && first?.stop.isVisit) {
    const minutes = airportAt ? travelBetween(airportAt, spotOf(first.stop)) : 0;
    if (first.from < landsAtMin + FLIGHT_MIN + minutes)
      faults.push(
        fault(
          'after landing',
          `lands ${clock(landsAtMin)}, ${minutes} min to ${describe(first.stop)}`,
        ),
      );
  }
  if (leavesAtMin !== undefined && last?.stop.isVisit) {
    const minutes = airportAt ? travelBetween(spotOf(last.stop), airportAt) : 0;
    if (last.to + minutes > leavesAtMin - FLIGHT_MIN)
      faults.push(
        fault(
          'before take-off',
          `${describe(last.stop)}, ${minutes} min, leaves ${clock(leavesAtMin)}`,
        ),
      );
  }
  return faults;
}

function endFor({ flights }: MadeTrip, day: JudgedDay, stop: JudgedStop): number {
  if (!isNight(stop)) return day.to;
  const { leavesAtMin = Infinity } = flights;
  return Math.max(day.to, Math.min(DAY_MIN, leavesAtMin - FLIGHT_MIN - day.index * DAY_MIN));
}

export function isNight({ poi }: JudgedStop): boolean {
  return NIGHT_KINDS.has(poi.kind);
}

const fault = (rule: string, text: string): Fault => ({ rule, text });

function describe({ poi, from, to }: JudgedStop): string {
  return `${poi.name} (${poi.id}) ${clock(from)}–${clock(to)}`;
}

function clock(minutes: number): string {
  const day = Math.floor(minutes / DAY_MIN);
  const rest = minutes - day * DAY_MIN;
  const time = `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`;
  return day === 0 ? time : `${time} (+${day})`;
}
