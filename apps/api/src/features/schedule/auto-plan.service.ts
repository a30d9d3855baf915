import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type * as S from '@ooo/domain/scheduling/schedule.schema';

export async function autoPlan(
  _deps: Deps,
  _user: CurrentUser,
  _i: S.AutoPlanRequest,
): Promise<S.AutoPlanAnswer> {
  throw new AppError('INTERNAL');
}
