import { isMovedMeanwhile } from '@ooo/domain/pois/poi-time.rules';
import type { Poi, PoiTime } from '@ooo/domain/pois/poi.schema';
import { AppError } from '../../errors/app-error.ts';

/** Throws CONFLICT with the place's id if it no longer has the time that the caller moves it from. */
export function checkNotMoved(now: Poi, from: PoiTime | undefined, to: PoiTime): void {
  if (!from || !isMovedMeanwhile(now, from, to)) return;
  throw new AppError('moved-meanwhile', { name: now.name, poiId: now.id });
}
