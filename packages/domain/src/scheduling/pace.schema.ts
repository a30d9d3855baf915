import { z } from 'zod';
import { PACE_NAMES } from './pace.ts';

export const Pace = z.enum(PACE_NAMES);
export type Pace = z.infer<typeof Pace>;
