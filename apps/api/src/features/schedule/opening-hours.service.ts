import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type * as S from '@ooo/domain/scheduling/schedule.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';

export async function listOpeningHours(
  _deps: Deps,
  _user: CurrentUser,
  _i: number,
): Promise<{ poiId: number; days: { date: CalendarDate; windows: S.OpenWindow[] | null }[] }[]> {
  throw new AppError('INTERNAL');
}
