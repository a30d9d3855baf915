import { z } from 'zod';
import { because } from './errors/field-problem.ts';

/** `[longitude, latitude]` in degrees (WGS 84), the order of GeoJSON. */
export const Coordinates = z.tuple([
  z.number().min(-180, because('longitude')).max(180, because('longitude')),
  z.number().min(-90, because('latitude')).max(90, because('latitude')),
]);
export type Coordinates = z.infer<typeof Coordinates>;
