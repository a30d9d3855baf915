import { z } from 'zod';
import { TEMPERATURE_UNITS } from './temperature-units.ts';

export const TemperatureUnit = z.enum(TEMPERATURE_UNITS);
export type TemperatureUnit = z.infer<typeof TemperatureUnit>;
