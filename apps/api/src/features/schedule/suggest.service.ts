import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { suggestTime as suggest } from '@ooo/domain/scheduling/suggest-time';
import type { AutoPickAnswer, AutoPickRequest } from '@ooo/domain/scheduling/schedule.schema';
import { AppError, badField } from '../../errors.ts';
import type { TripReads } from '../trips/trip-reads.service.ts';
import { loadPlanSource } from './plan-source.service.ts';

/** The best time for one place while everything else stays; the reason is in the user's language. */
export async function suggestTime(
  reads: TripReads,
  user: CurrentUser,
  request: AutoPickRequest,
): Promise<AutoPickAnswer> {
  const answer = suggest(await loadPlanSource(reads, request.tripId), request, user.language);
  if (answer.ok) return answer.value;
  if (answer.reason === 'outside-trip') {
    throw badField('fixedDate', 'This date is not part of the trip.');
  }
  throw new AppError('NOT_FOUND', { message: 'This place is not in the trip.' });
}
