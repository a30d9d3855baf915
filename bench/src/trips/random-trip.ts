import { travelMinutes } from '@ooo/domain/distance/travel-time';
import type {
  MealKind,
  PlannerInput,
  PlannerPlace,
  PlannerWindow,
} from '@ooo/domain/scheduling/planner.types';
import { addDays, fromDayNumber } from '@ooo/domain/shared/calendar-date';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { PoiId } from '@ooo/domain/shared/ids';
import { makeRandom } from '../random.ts';

const AIRPORT: Coordinates = [126.4407, 37.4691];
const HOTEL: Coordinates = [126.98, 37.56];
const FIRST_DATE = fromDayNumber(20_371);

/** A made-up trip to a city of 15 by 15 km with flights on the first and last day, a hotel, and two fixed items. */
export function randomTrip(seed: number, places: number, days: number): PlannerInput {
  const random = makeRandom(seed);
  const last = days - 1;
  return {
    days: Array.from({ length: days }, (_, day) => ({
      date: addDays(FIRST_DATE, day),
      startMin: day === 0 ? 13 * 60 : 9 * 60,
      endMin: day === last ? 16 * 60 : 22 * 60,
      startAt: day === 0 ? AIRPORT : HOTEL,
      endAt: day === last ? AIRPORT : HOTEL,
    })),
    places: Array.from({ length: places }, (_, index) => randomPlace(random, index + 1, days)),
    fixed: [Math.floor(days / 2), 0].map((day, index) => ({
      id: PoiId.parse(places + index + 1),
      day,
      startMin: index === 0 ? 14 * 60 : 19 * 60,
      durationMin: 90,
      meal: 'none',
      coordinates: spot(random),
    })),
    travelMin: travelMinutes,
    fill: 0.95,
  };
}

function randomPlace(random: () => number, id: number, days: number): PlannerPlace {
  const meal = pick<MealKind>(random, ['eat', 'drink', 'none', 'none', 'none']);
  const closedOn = Math.floor(random() * 14);
  const hours = random() < 0.15 ? null : openingHours(random, meal);
  return {
    id: PoiId.parse(id),
    durationMin: pick(random, meal === 'none' ? [30, 60, 90, 120, 150] : [60, 90]),
    score: 0.6 + random() / 2,
    meal,
    windows: Array.from({ length: days }, (_, day) => (day % 7 === closedOn ? [] : hours)),
    coordinates: spot(random),
  };
}

function openingHours(random: () => number, meal: MealKind): PlannerWindow[] {
  if (meal === 'drink') return [{ openMin: 17 * 60, closeMin: 26 * 60 }];
  if (meal === 'none')
    return [{ openMin: pick(random, [0, 540, 600]), closeMin: pick(random, [1020, 1080, 1440]) }];
  return [
    { openMin: 11 * 60 + 30, closeMin: 15 * 60 },
    { openMin: 17 * 60, closeMin: 22 * 60 },
  ];
}

function spot(random: () => number): Coordinates {
  return [126.9 + random() * 0.17, 37.5 + random() * 0.135];
}

function pick<Item>(random: () => number, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}
