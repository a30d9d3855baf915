import type { Asked } from '../../context/ports/assistant.ts';
/** Longer than lists and overviews are kept, so that what a traveller has read does not change from one hour to the next. */
const ANSWER_MS = 24 * 3_600_000;
/** The same question is not asked again while the assistant has just failed at it. */
const FAILURE_MS = 60_000;

/** How long it holds for the same question, in milliseconds. */
export function keepMsOf(asked: Asked<unknown>): number {
  if ('answer' in asked) return ANSWER_MS;
  return asked.absent === 'failed' ? FAILURE_MS : 0;
}
