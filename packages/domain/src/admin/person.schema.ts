import { z } from 'zod';
import { UserId } from '../shared/ids.ts';

/** A user as the control deck names one. */
export const Person = z.object({ id: UserId, email: z.string(), name: z.string() });
export type Person = z.infer<typeof Person>;
