import { z } from 'zod';

/** A sign-in that is in force. `id` names it to its user and opens nothing. */
export const SessionItem = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type SessionItem = z.infer<typeof SessionItem>;
