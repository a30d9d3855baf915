import { z } from 'zod';
import { isWallTime } from './wall-time.ts';

export const WallTime = z.string().refine(isWallTime, 'Enter the time as HH:mm, like 09:30.');
export type WallTime = z.infer<typeof WallTime>;
