import { savePackingCache } from '@ooo/db/queries/trip-caches.queries';
import { freshPackingCache, withPackingList } from '@ooo/domain/packing/packing-cache.rules';
import { makePackingList } from '@ooo/domain/packing/packing-list';
import type {
  PackingAnswer,
  PackingRecommendation,
  PackingRequest,
} from '@ooo/domain/packing/packing.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Language } from '@ooo/domain/shared/language';
import { whatChanges } from '@ooo/domain/trips/trip-dependencies.rules';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { Abortable, InvitedContext } from '../../context/context.ts';
import { badField } from '../../errors/fields-error.ts';
import { mayStore } from '../settings/may-store.service.ts';
import { holdTrip } from '../trips/trips.service.ts';
import { consultAssistant } from './packing-assistant.service.ts';
import { toPackingInput } from './packing-source.service.ts';

/**
 * What to pack, in the language asked for or the account's: by the rules, and where there is an assistant by what it adds
 * to them within 30 seconds. The trip, its places and its weather are read here: the request only gives the id.
 * NOT_FOUND if the trip is absent or another user's.
 */
export async function enhancePacking(
  ctx: Abortable<InvitedContext>,
  { tripId, tripData, language = ctx.user.language, assistant: mayAsk = true }: PackingRequest,
): Promise<PackingAnswer> {
  const id = tripId ?? tripData?.id;
  if (id === undefined) throw badField('tripId', 'packed-trip');
  const now = ctx.deps.clock();
  const [trip, places] = await Promise.all([ctx.reads.trip(id), ctx.reads.pois(id)]);
  const { assistant } = ctx.deps;
  const known = freshPackingCache(trip, { now, places })[language];
  if (known) return { recommendations: known, ...(assistant && { assistant: 'done' }) };
  const input = toPackingInput(trip, places);
  const list = makePackingList(input, language);
  // A caller who may not store anything may not spend money on the assistant either.
  if (!(await mayStore(ctx))) return { recommendations: list };
  const helped =
    assistant && (await consultAssistant(ctx, { trip, input, language, list, assistant, mayAsk }));
  const answer = helped ?? { recommendations: list };
  // A list that the assistant has yet to see would keep it from being asked.
  const isWhole = answer.assistant === undefined || answer.assistant === 'done';
  if (isWhole) await keepList(ctx, { trip, places, now, language, list: answer.recommendations });
  return answer;
}

interface NewList {
  /** The trip and places from which the list was made, and when they were read. */
  readonly trip: TripWithCaches;
  readonly places: readonly Poi[];
  readonly now: Date;
  readonly language: Language;
  readonly list: PackingRecommendation[];
}

/** Stores the list, unless what it was made of has changed since. */
async function keepList(ctx: InvitedContext, { trip, places, now, ...made }: NewList) {
  await holdTrip(ctx, { id: trip.id }, async (tx, stored) => {
    const hasChanged =
      whatChanges(trip, stored).has('packing') || trip.weatherCachedAt !== stored.weatherCachedAt;
    if (hasChanged) return;
    const cache = withPackingList(stored, { now, places }, made);
    await savePackingCache(tx, { id: trip.id, userId: ctx.user.id, ...cache });
  });
}
