import { insertInviteCode, updateInviteCode } from '@ooo/db/queries/invite-codes.queries';
import type {
  InviteCodeCreate,
  InviteCodeItem,
  InviteCodePatch,
} from '@ooo/domain/admin/invite-code.schema';
import { AppError } from '../../errors/app-error.ts';
import { type AdminRequest, makeRecordedChange } from './recorded-change.service.ts';

/** CONFLICT where the code exists already, disabled or not. */
export async function createInviteCode(
  request: AdminRequest,
  input: InviteCodeCreate,
): Promise<InviteCodeItem> {
  const { code, ...details } = input;
  const entry = { action: 'invite-code-created', subject: code, details } as const;
  return makeRecordedChange(request, entry, async (tx) => {
    const made = await insertInviteCode(tx, input);
    if (made !== 'taken') return made;
    throw new AppError('CONFLICT', { message: `The code ${code} exists already.` });
  });
}

/** RULE_VIOLATED where the maximum would lie below the uses that there were. */
export async function changeInviteCode(
  request: AdminRequest,
  { code, patch }: { code: string; patch: InviteCodePatch },
): Promise<InviteCodeItem> {
  const now = request.deps.clock();
  const entry = { action: 'invite-code-changed', subject: code, details: patch } as const;
  return makeRecordedChange(request, entry, async (tx) => {
    const changed = await updateInviteCode(tx, { code, patch, now });
    if (changed === 'unknown')
      throw new AppError('NOT_FOUND', { message: `There is no code ${code}.` });
    if (changed === 'below-uses') {
      throw new AppError('RULE_VIOLATED', {
        message: 'The code has been used more often than that. Disable it to let nobody else in.',
      });
    }
    return changed;
  });
}
