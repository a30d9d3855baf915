import * as fc from 'fast-check';
import { travelMinutes } from '../distance/travel-time.ts';
import type {
  PlannerDay,
  PlannerFixedItem,
  PlannerInput,
  PlannerPlace,
  PlannerWindow,
} from '../scheduling/planner.types.ts';
import { addDays } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { PoiId } from '../shared/ids.ts';
import { date } from './literals.ts';

/** A spot in a city of about 20 by 20 km. */
const spot: fc.Arbitrary<Coordinates> = fc.tuple(
  fc.double({ min: 126.88, max: 127.1, noNaN: true }),
  fc.double({ min: 37.48, max: 37.66, noNaN: true }),
);

const perhapsAt = fc.option(spot, { nil: undefined, freq: 5 });

const window: fc.Arbitrary<PlannerWindow> = fc
  .tuple(fc.integer({ min: 0, max: 1320 }), fc.integer({ min: 30, max: 900 }))
  .map(([openMin, length]) => ({ openMin, closeMin: openMin + length }));

const hours = fc.oneof(
  { weight: 3, arbitrary: fc.array(window, { minLength: 1, maxLength: 2 }) },
  { weight: 1, arbitrary: fc.constant([]) },
  { weight: 2, arbitrary: fc.constant(null) },
);

const meal = fc.constantFrom('eat', 'drink', 'none', 'none', 'none');
const duration = fc.constantFrom(5, 30, 47, 60, 90, 120, 180, 240);

const day = fc
  .tuple(
    fc.integer({ min: 360, max: 1000 }),
    fc.integer({ min: 0, max: 840 }),
    perhapsAt,
    perhapsAt,
  )
  .map(([startMin, length, startAt, endAt]) =>
    Object.assign(
      { startMin, endMin: Math.min(1440, startMin + length) },
      startAt && { startAt },
      endAt && { endAt },
    ),
  );

function placesOn(days: number): fc.Arbitrary<PlannerPlace[]> {
  const place = fc
    .tuple(
      perhapsAt,
      duration,
      fc.double({ min: 0.5, max: 2, noNaN: true }),
      meal,
      fc.array(hours, { minLength: days, maxLength: days }),
    )
    .map(([coordinates, durationMin, score, kind, windows]) =>
      Object.assign({ durationMin, score, meal: kind, windows }, coordinates && { coordinates }),
    );
  return fc
    .array(place, { maxLength: 14 })
    .map((places) =>
      places.map((fields, index) => Object.assign(fields, { id: PoiId.parse(index + 1) })),
    );
}

function fixedOn(days: number): fc.Arbitrary<PlannerFixedItem[]> {
  const item = fc
    .tuple(fc.nat(days - 1), fc.integer({ min: 0, max: 1380 }), duration, perhapsAt, meal)
    .map(([onDay, startMin, durationMin, coordinates, kind]) =>
      Object.assign(
        { day: onDay, startMin, durationMin, meal: kind },
        coordinates && { coordinates },
      ),
    );
  return fc
    .array(item, { maxLength: 5 })
    .map((items) =>
      items.map((fields, index) => Object.assign(fields, { id: PoiId.parse(1001 + index) })),
    );
}

/** Small trips of every kind: closed days, unknown hours, clashing fixed items, days without room. */
export const plannerInput: fc.Arbitrary<PlannerInput> = fc
  .array(day, { minLength: 1, maxLength: 5 })
  .chain((days) =>
    fc
      .tuple(
        placesOn(days.length),
        fixedOn(days.length),
        fc.double({ min: 0.4, max: 1, noNaN: true }),
      )
      .map(([places, fixed, fill]) => ({
        days: days.map((fields, index): PlannerDay =>
          Object.assign(fields, { date: addDays(date('2025-10-10'), index) }),
        ),
        places,
        fixed,
        fill,
        travelMin: travelMinutes,
      })),
  );
