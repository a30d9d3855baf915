import type { InviteStats, InviteTier } from './invite.schema.ts';

/** The default maximum of uses of the Red code. */
export const DEFAULT_MAX_USES = 50;

/** The tier of a user's code; every other code, or none, is early access. */
export function tierOfCode(code: string | null): InviteTier {
  switch (code?.trim().toUpperCase()) {
    case 'REDLINE':
      return 'redline';
    case 'ALLBLUE':
      return 'allblue';
    default:
      return 'early_access';
  }
}

type Uses = Pick<InviteStats, 'currentUses' | 'maxUses'>;

const BADGES: Readonly<Record<InviteTier, (uses: Uses | null) => string>> = {
  redline: (uses) =>
    uses ? `Beta Red ${uses.currentUses}/${uses.maxUses ?? DEFAULT_MAX_USES}` : 'Beta Red',
  allblue: (uses) => (uses ? `Beta Blue ${uses.currentUses}/∞` : 'Beta Blue'),
  early_access: () => 'Early Access',
};

/** `Beta Red 12/50`, `Beta Blue 7/∞` or `Early Access`. Without statistics the name of the tier alone. */
export function inviteBadge(code: string | null, uses: Uses | null): string {
  return BADGES[tierOfCode(code)](uses);
}
