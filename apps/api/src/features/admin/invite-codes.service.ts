import { insertInviteCode, updateInviteCode } from '@ooo/db/queries/invite-codes.queries';
import type {
  InviteCodeCreate,
  InviteCodeItem,
  InviteCodePatch,
} from '@ooo/domain/admin/invite-code.schema';
import type { AdminContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { makeRecordedChange } from '../audit/recorded-change.service.ts';

/** CONFLICT if the code exists already, disabled or not. */
export async function createInviteCode(
  ctx: AdminContext,
  input: InviteCodeCreate,
): Promise<InviteCodeItem> {
  const { code, ...details } = input;
  return makeRecordedChange(
    ctx,
    async (tx) => {
      const made = await insertInviteCode(tx, input);
      if (made !== 'taken') return made;
      throw new AppError('invite-code-taken', { code });
    },
    () => ({ action: 'invite-code-created', subject: code, details }),
  );
}

/** RULE_VIOLATED if the maximum would be below the number of uses so far. */
export async function changeInviteCode(
  ctx: AdminContext,
  { code, patch }: { code: string; patch: InviteCodePatch },
): Promise<InviteCodeItem> {
  const now = ctx.deps.clock();
  return makeRecordedChange(
    ctx,
    async (tx) => {
      const changed = await updateInviteCode(tx, { code, patch, now });
      if (changed === 'unknown') throw new AppError('no-such-invite-code', { code });
      if (changed === 'below-uses') {
        throw new AppError('invite-code-used-more');
      }
      return changed;
    },
    () => ({ action: 'invite-code-changed', subject: code, details: patch }),
  );
}
