import { z } from 'zod';

export const TemperatureUnit = z.enum(['celsius', 'fahrenheit']);
export type TemperatureUnit = z.infer<typeof TemperatureUnit>;
