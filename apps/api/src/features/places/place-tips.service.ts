import { findSeason } from '@ooo/atlas/seasons';
import { toPlaceTipFacts } from '@ooo/domain/places/place-tip-facts';
import { type PlaceTipSuggestions, toPlaceTips } from '@ooo/domain/places/place-tips';
import type { PlaceTipsAnswer, PlaceTipsRequest } from '@ooo/domain/places/place-tips.schema';
import type { Abortable, InvitedContext } from '../../context/context.ts';
import { keepMsOf } from '../../providers/assistant/asked.ts';
import { DISCOVERY_JOB } from '../../providers/assistant/discovery-job.ts';
import { askAssistant } from '../assistant/ask-assistant.service.ts';
import { mayStore } from '../settings/may-store.service.ts';
import { findTripDestination } from '../trips/trip-destination.service.ts';
import { recommendPlaces } from './places.service.ts';
import type { Asked, AssistantClient } from '../../context/ports/assistant.ts';

const NONE: PlaceTipsAnswer = { tips: [], assistant: 'none' };

/**
 * Which recommendations the traveller should see first, and why, by the assistant. It is asked only about what the
 * providers know. NOT_FOUND for a trip that is absent or another user's. The assistant's failure is an answer.
 */
export async function tipPlaces(
  ctx: Abortable<InvitedContext>,
  { tripId, language = ctx.user.language, ...shelf }: PlaceTipsRequest,
): Promise<PlaceTipsAnswer> {
  const { deps, reads, log, signal } = ctx;
  const { assistant } = deps;
  const [trip, saved] = await Promise.all([reads.trip(tripId), reads.pois(tripId)]);
  const { destination } = trip;
  const { recommendations } = await recommendPlaces(ctx, { destination, language, ...shelf });
  const place = findTripDestination(trip);
  if (!assistant || !place || recommendations.length === 0) return NONE;
  // A caller who may not store anything may not spend money on the assistant either.
  if (!(await mayStore(ctx))) return NONE;
  const stay = { trip, place, season: findSeason(place.code), saved, language };
  const facts = JSON.stringify(toPlaceTipFacts(stay, recommendations));
  try {
    const asked = await ask(ctx, assistant, facts);
    if ('absent' in asked) return { tips: [], assistant: asked.absent };
    const ids = recommendations.map(({ id }) => id);
    const tips = toPlaceTips(asked.answer, { language, ids });
    return { tips, model: asked.model, assistant: 'done' };
  } catch (error) {
    if (signal?.aborted) throw error;
    log.error({ err: error }, 'the assistant could not be asked');
    return { tips: [], assistant: 'failed' };
  }
}

async function ask(
  ctx: Abortable<InvitedContext>,
  assistant: AssistantClient,
  facts: string,
): Promise<Asked<PlaceTipSuggestions>> {
  return ctx.deps.placeTipAnswers.ask(facts, ctx.signal, async (ending) => {
    const question = { job: DISCOVERY_JOB, facts };
    const value = await askAssistant(assistant, { ...ctx, signal: ending }, question);
    return { value, keepMs: keepMsOf(value) };
  });
}
