import { PoiId } from '@ooo/domain/shared/ids';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import { toAppError } from '../../../lib/app-error.ts';
import { isFinal } from '../../../lib/query-client.ts';

/** Why a time was not saved: the time is refused, or the attempt has failed. */
export type SaveProblem =
  | { readonly kind: 'outside-flights' }
  | { readonly kind: 'refused' | 'failed'; readonly sentence: string | undefined };

const FlightRefusal = z.object({ reason: z.enum(['before-arrival', 'after-departure']) });

/** What the server says of it; the sentence is absent where only trying again helps. */
export function toSaveProblem(error: unknown): SaveProblem {
  const answer = toAppError(error);
  if (answer?.code === 'RULE_VIOLATED') {
    return FlightRefusal.safeParse(answer.details).success
      ? { kind: 'outside-flights' }
      : { kind: 'refused', sentence: answer.message };
  }
  return { kind: 'failed', sentence: isFinal(error) ? answer?.message : undefined };
}

/** The sentence for the traveller, in the words of the specification where it has any. */
export function writeProblem(problem: SaveProblem, t: TFunction<'schedule'>): string {
  if (problem.kind === 'outside-flights') return t('outsideFlights');
  return problem.sentence ?? t('saveFailed');
}

const MovedMeanwhile = z.object({ reason: z.literal('moved-meanwhile'), poiId: PoiId });

/** The place that was moved elsewhere before this change of it; undefined where the change failed for another reason. */
export function findMovedMeanwhile(error: unknown): PoiId | undefined {
  return MovedMeanwhile.safeParse(toAppError(error)?.details).data?.poiId;
}
