import { z } from 'zod';
import { because } from '../shared/errors/field-problem.ts';
import { InviteTier } from '../account/invite.schema.ts';

/** `maxUses` is null for a code without limit; `disabledAt` is the instant since which it cannot be redeemed. */
export const InviteCodeItem = z.object({
  code: z.string(),
  tier: InviteTier,
  maxUses: z.int().nullable(),
  uses: z.int(),
  disabledAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type InviteCodeItem = z.infer<typeof InviteCodeItem>;

const MaxUses = z.int().min(0).max(1_000_000).nullable();

export const InviteCodeCreate = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9_-]{1,64}$/, because('invite-code-form')),
  tier: InviteTier,
  maxUses: MaxUses,
});
export type InviteCodeCreate = z.infer<typeof InviteCodeCreate>;

/** Absent fields are not changed. */
export const InviteCodePatch = z.object({ maxUses: MaxUses, disabled: z.boolean() }).partial();
export type InviteCodePatch = z.infer<typeof InviteCodePatch>;
