import { applyPackingEdits } from '@ooo/domain/packing/packing-edits.rules';
import { toPackingFacts } from '@ooo/domain/packing/packing-facts';
import type { PackingInput } from '@ooo/domain/packing/packing-input.types';
import type { PackingAnswer, PackingRecommendation } from '@ooo/domain/packing/packing.schema';
import { daysBetween } from '@ooo/domain/shared/calendar-date';
import type { Language } from '@ooo/domain/shared/language';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { Abortable, InvitedContext } from '../../context/context.ts';
import { keepMsOf } from '../../providers/assistant/asked.ts';
import { PACKING_JOB } from '../../providers/assistant/packing-job.ts';
import { askAssistant } from '../assistant/ask-assistant.service.ts';
import { findTripDestination } from '../trips/trip-destination.service.ts';
import type { AssistantClient } from '../../context/ports/assistant.ts';

interface ListOfRules {
  readonly trip: Trip;
  readonly input: PackingInput;
  readonly language: Language;
  readonly list: PackingRecommendation[];
}

interface Consultation extends ListOfRules {
  readonly assistant: AssistantClient;
  /** False: only what is known already. */
  readonly mayAsk: boolean;
}

/**
 * The list of the rules with the assistant's additions, or alone where it has no answer. Undefined for a
 * destination that the atlas does not know: the assistant would know no more about it than the rules. Rejects only
 * if the caller no longer waits.
 */
export async function consultAssistant(
  ctx: Abortable<InvitedContext>,
  { trip, input, language, list, assistant, mayAsk }: Consultation,
): Promise<PackingAnswer | undefined> {
  const { deps, log, signal } = ctx;
  const place = findTripDestination(trip);
  if (!place) return undefined;
  const { city, country } = place;
  const facts = JSON.stringify(toPackingFacts(input, list, { language, city, country }));
  const key = `${trip.id} ${facts}`;
  const make = async (ending: AbortSignal) => {
    const question = { job: PACKING_JOB, facts };
    const value = await askAssistant(assistant, { ...ctx, signal: ending }, question);
    return { value, keepMs: keepMsOf(value) };
  };
  const known = deps.packingAnswers.find(key);
  if (!known && !mayAsk) return { recommendations: list, assistant: 'pending' };
  try {
    const asked = known ?? (await deps.packingAnswers.ask(key, signal, make));
    if ('absent' in asked) return { recommendations: list, assistant: asked.absent };
    const { startDate, endDate } = trip;
    const days = daysBetween(startDate, endDate) + 1;
    const edited = applyPackingEdits(list, asked.answer, { language, days });
    return { recommendations: edited, assistant: 'done' };
  } catch (error) {
    if (signal?.aborted) throw error;
    log.error({ err: error }, 'the assistant could not be asked');
    return { recommendations: list, assistant: 'failed' };
  }
}
