import { z } from 'zod';

/** A user as the control deck names one. */
export const Person = z.object({ id: z.string(), email: z.string(), name: z.string() });
export type Person = z.infer<typeof Person>;
