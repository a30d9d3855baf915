import { z } from 'zod';
import { because } from '../shared/errors/field-problem.ts';

export const InviteTier = z.enum(['redline', 'allblue', 'early_access']);
export type InviteTier = z.infer<typeof InviteTier>;

export const InviteCode = z
  .string()
  .trim()
  .min(1, because('invite-code'))
  .max(64)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, because('invite-code-characters'))
  .toUpperCase();

/** `email` is the signed-in user's own; another one is refused. */
export const InviteCheck = z.object({
  email: z.string().max(254).optional(),
  code: InviteCode,
});
export type InviteCheck = z.infer<typeof InviteCheck>;

export const InviteCheckResult = z.object({
  access: z.boolean(),
  message: z.string(),
  /** For a refused code: the reason with its params, as errors have them. */
  reason: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
});
export type InviteCheckResult = z.infer<typeof InviteCheckResult>;

/** `maxUses` is null for a code without limit. */
export const InviteStats = z.object({
  code: z.string(),
  tier: InviteTier,
  currentUses: z.int(),
  maxUses: z.int().nullable(),
});
export type InviteStats = z.infer<typeof InviteStats>;
