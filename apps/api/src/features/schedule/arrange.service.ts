import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type * as S from '@ooo/domain/scheduling/schedule.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';

export async function arrange(_deps: Deps, _user: CurrentUser, _i: S.Arrangement): Promise<Poi[]> {
  throw new AppError('INTERNAL');
}
