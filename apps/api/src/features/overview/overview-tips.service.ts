import { saveOverviewCache } from '@ooo/db/queries/trip-caches.queries';
import { languageName } from '@ooo/texts/writing/names-of-codes';
import type { TipsRequest } from '@ooo/domain/overview/overview-request.schema';
import type { DestinationOverview, TipsAnswer } from '@ooo/domain/overview/overview.schema';
import { type TipSuggestions, toTips } from '@ooo/domain/overview/overview-tips';
import { todayIn } from '@ooo/domain/shared/zoned';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { Abortable, InvitedContext } from '../../context/context.ts';
import { keepMsOf } from '../../providers/assistant/asked.ts';
import { OVERVIEW_JOB } from '../../providers/assistant/overview-job.ts';
import { askAssistant } from '../assistant/ask-assistant.service.ts';
import { mayStore } from '../settings/may-store.service.ts';
import { findTripDestination } from '../trips/trip-destination.service.ts';
import { describeStay } from './overview.service.ts';
import type { Asked, AssistantClient } from '../../context/ports/assistant.ts';

/**
 * What the assistant adds to the overview of a trip, kept with the overview; none where there is no assistant. NOT_FOUND
 * for an unknown destination, and for a trip that is absent or another user's. The assistant's failure is an answer.
 */
export async function addTips(
  ctx: Abortable<InvitedContext>,
  { tripId, ...reader }: TipsRequest,
): Promise<TipsAnswer> {
  const { deps, reads, log, signal } = ctx;
  const { assistant } = deps;
  const trip = await reads.trip(tripId);
  const { destination, startDate, endDate } = trip;
  const overview = await describeStay(ctx, {
    tripId,
    destination,
    startDate,
    endDate,
    ...reader,
  });
  if (!assistant) return { tips: [] };
  if (overview.tips) return { tips: overview.tips, assistant: 'done' };
  // A caller who may not store anything may not spend money on the assistant either.
  if (!(await mayStore(ctx))) return { tips: [] };
  try {
    const asked = await ask(ctx, { assistant, trip, overview });
    if ('absent' in asked) return { tips: [], assistant: asked.absent };
    const tips = toTips(asked.answer, {
      language: overview.language,
      model: asked.model,
      today: todayIn('UTC', deps.clock()),
      said: overview.insights,
    });
    const { language, temperatureUnit } = overview;
    await keepTips(ctx, { id: trip.id, language, temperatureUnit }, tips);
    return { tips, assistant: 'done' };
  } catch (error) {
    if (signal?.aborted) throw error;
    log.error({ err: error }, 'the assistant could not be asked');
    return { tips: [], assistant: 'failed' };
  }
}

interface Question {
  readonly assistant: AssistantClient;
  readonly trip: Trip;
  readonly overview: DestinationOverview;
}

/** Nothing that a traveller wrote is sent: the city is the atlas's, and the rest is what the overview says. */
async function ask(
  ctx: Abortable<InvitedContext>,
  { assistant, trip, overview }: Question,
): Promise<Asked<TipSuggestions>> {
  const { language, seasonDescription, insights } = overview;
  const place = findTripDestination(trip);
  const facts = JSON.stringify({
    language: languageName(language, 'en'),
    city: place?.city,
    country: place?.country,
    months: [...new Set([trip.startDate, trip.endDate].map((date) => Number(date.slice(5, 7))))],
    known: [seasonDescription, ...insights],
  });
  return ctx.deps.tipAnswers.ask(facts, ctx.signal, async (ending) => {
    const question = { job: OVERVIEW_JOB, facts };
    const value = await askAssistant(assistant, { ...ctx, signal: ending }, question);
    return { value, keepMs: keepMsOf(value) };
  });
}

/** With the overview that the trip has, if that is still the one that the tips are for. */
async function keepTips(
  ctx: InvitedContext,
  {
    id,
    language,
    temperatureUnit,
  }: Pick<Trip, 'id'> & Pick<DestinationOverview, 'language' | 'temperatureUnit'>,
  tips: TipsAnswer['tips'],
): Promise<void> {
  const trip = await ctx.reads.trip(id);
  const { destinationOverviewCache: kept, destinationOverviewCachedAt: cachedAt } = trip;
  const isSame = kept?.language === language && kept.temperatureUnit === temperatureUnit;
  if (!isSame || cachedAt === null) return;
  await saveOverviewCache(ctx.deps.db, {
    id,
    userId: ctx.user.id,
    basis: trip,
    overview: { ...kept, tips },
    cachedAt: new Date(cachedAt),
  });
}
