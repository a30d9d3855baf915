import { z } from 'zod';

/** In Fahrenheit. */
export const TemperatureRange = z.object({ minF: z.number(), maxF: z.number() }).readonly();
export type TemperatureRange = z.infer<typeof TemperatureRange>;
