import type { Language } from '../shared/language.ts';
import { listForActivities } from './needs/activities.ts';
import { listForChildren } from './needs/children.ts';
import { listClothes } from './needs/clothes.ts';
import { listHealthAndCare } from './needs/health.ts';
import { listDocumentsAndPower } from './needs/documents-and-power.ts';
import { listForJourney } from './needs/journey.ts';
import { listForWeather } from './needs/weather.ts';
import { withOwnItems } from './own-items.ts';
import { shortenReason } from './packing-reason.ts';
import type { PackingInput } from './packing-input.types.ts';
import { PACKING_ITEMS } from './packing-items.ts';
import { mergeNeeds, type Need } from './packing-need.ts';
import { inPackingOrder } from './packing-order.ts';
import type { PackingRecommendation } from './packing.schema.ts';
import { PACKING_TEXTS } from '@ooo/texts/packing';
import type { PackingTexts } from '@ooo/texts/packing.types';
import { toTripProfile } from './trip-profile.ts';

const RULES = [
  listClothes,
  listHealthAndCare,
  listForWeather,
  listForActivities,
  listDocumentsAndPower,
  listForJourney,
  listForChildren,
];

/**
 * What to pack for a trip, by rules alone: the same input gives the same list. It is in the order of the categories,
 * what matters most first in each; no item comes twice, and what the traveller added replaces the item of its name, if there is one.
 */
export function makePackingList(input: PackingInput, language: Language): PackingRecommendation[] {
  const texts = PACKING_TEXTS[language];
  const profile = toTripProfile(input);
  const byRule = mergeNeeds(RULES.flatMap((rule) => rule(profile))).map((need) =>
    toRecommendation(need, texts),
  );
  const ownItems = input.trip.packingPreferences?.ownItems ?? [];
  return inPackingOrder(withOwnItems(byRule, ownItems, language));
}

function toRecommendation(
  { item, quantity, priority, reason }: Need,
  texts: PackingTexts,
): PackingRecommendation {
  return {
    id: item,
    item: texts.items[item],
    category: PACKING_ITEMS[item],
    quantity,
    reason: shortenReason(reason(texts)),
    priority,
  };
}
