import { z } from 'zod';

/** `[longitude, latitude]` in degrees (WGS 84), the order of GeoJSON. */
export const Coordinates = z.tuple([
  z
    .number()
    .min(-180, 'Longitude must be between -180 and 180.')
    .max(180, 'Longitude must be between -180 and 180.'),
  z
    .number()
    .min(-90, 'Latitude must be between -90 and 90.')
    .max(90, 'Latitude must be between -90 and 90.'),
]);
export type Coordinates = z.infer<typeof Coordinates>;
