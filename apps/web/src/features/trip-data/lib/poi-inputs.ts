import { PoiPatch, PoiTime } from '@ooo/domain/pois/poi.schema';
import { PoiId } from '@ooo/domain/shared/ids';
import { z } from 'zod';

export { PoiCreate } from '@ooo/domain/pois/poi.schema';
export { Arrangement } from '@ooo/domain/scheduling/schedule.schema';

export const PoiRef = z.object({ id: PoiId });

/** With the time that the caller knows, if the change is for that one alone. */
export const PoiUpdate = PoiRef.extend({ patch: PoiPatch, from: PoiTime.optional() });
