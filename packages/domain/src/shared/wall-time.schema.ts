import { z } from 'zod';
import { because } from './errors/field-problem.ts';
import { isWallTime } from './wall-time.ts';

export const WallTime = z.string().refine(isWallTime, because('time'));
export type WallTime = z.infer<typeof WallTime>;
