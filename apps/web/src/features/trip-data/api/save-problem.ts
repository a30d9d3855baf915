import type { PoiId } from '@ooo/domain/shared/ids';
import { toPoiId } from '@ooo/domain/shared/known-ids';
import type { TFunction } from 'i18next';
import { toOwnSentence } from '../../../i18n/own-sentence.ts';
import { readDetail, toAppError } from '../../../lib/app-error.ts';
import { isFinal } from '../../../lib/query-client.ts';

/** Why a time was not saved: the time is refused, or the attempt has failed. */
export type SaveProblem =
  | { readonly kind: 'outside-flights' }
  | { readonly kind: 'refused' | 'failed'; readonly sentence: string | undefined };

const FLIGHT_REFUSALS: ReadonlySet<unknown> = new Set(['before-arrival', 'after-departure']);

/** The server's sentence; absent if only trying again helps. */
export function toSaveProblem(error: unknown): SaveProblem {
  const answer = toAppError(error);
  if (answer?.code === 'RULE_VIOLATED') {
    return FLIGHT_REFUSALS.has(readDetail(error, 'reason'))
      ? { kind: 'outside-flights' }
      : { kind: 'refused', sentence: toOwnSentence(answer) };
  }
  return { kind: 'failed', sentence: answer && isFinal(error) ? toOwnSentence(answer) : undefined };
}

/** The sentence for the traveller, in the words of the specification where it has any. */
export function writeProblem(problem: SaveProblem, t: TFunction<'schedule'>): string {
  if (problem.kind === 'outside-flights') return t('outsideFlights');
  return problem.sentence ?? t('saveFailed');
}

/** The place that was moved elsewhere before this change; undefined if the change failed for another reason. */
export function findMovedMeanwhile(error: unknown): PoiId | undefined {
  const poiId = readDetail(error, 'poiId');
  const isMoved = readDetail(error, 'reason') === 'moved-meanwhile';
  return isMoved && typeof poiId === 'number' ? toPoiId(poiId) : undefined;
}
