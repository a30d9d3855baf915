import {
  endsAfterItBegins,
  findTimeRefusal,
  isMovedMeanwhile,
} from '@ooo/domain/pois/poi-time.rules';
import { findFieldProblems } from '@ooo/domain/shared/errors/field-problem';
import type { Poi, PoiTime } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { z } from 'zod';
import { refuse, refuseField, refuseFields } from './refuse.ts';

/** The input as its schema reads it; BAD_REQUEST with the first thing that is wrong with it. */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw refuseFields(findFieldProblems(parsed.error).slice(0, 1));
}

/** The POI, if its time fits into the trip; otherwise throws BAD_REQUEST or RULE_VIOLATED. */
export function checkPlace(trip: Trip, poi: Poi): Poi {
  if (!endsAfterItBegins(poi)) throw refuseField('endDate', 'place-dates');
  const reason = findTimeRefusal(trip, poi);
  if (reason) throw refuse(reason);
  return poi;
}

/** CONFLICT where another tab has given the place another time than this one knows. */
export function checkNotMoved(now: Poi, from: PoiTime | undefined, to: PoiTime): void {
  if (!from || !isMovedMeanwhile(now, from, to)) return;
  throw refuse('moved-meanwhile', { name: now.name, poiId: now.id });
}
