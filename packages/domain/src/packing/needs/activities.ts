import { essential, type Need, optional, recommended } from '../packing-need.ts';
import type { PackingActivity } from '@ooo/texts/packing.types';
import type { TripProfile } from '../trip-profile.ts';
import { MOST_WARM_SOCKS } from './warm-socks.ts';

type Rule = (reason: Need['reason'], profile: TripProfile) => Need[];

const RULES: Readonly<Record<PackingActivity, Rule>> = {
  temple: (reason) => [recommended('light-scarf', reason)],
  hiking: (reason, { days }) => [
    recommended('hiking-shoes', reason),
    recommended('quick-drying-tops', (say) => say.plain.quickDrying, Math.min(days, 2)),
    recommended('daypack', reason),
    recommended('water-bottle', reason),
    recommended('first-aid-kit', (say) => say.plain.firstAid),
    recommended('snacks', reason),
    recommended('sunscreen', (say) => say.plain.sun),
  ],
  swimming: (reason, { days }) => [
    essential('swimwear', reason, days > 3 ? 2 : 1),
    recommended('sandals', reason),
    essential('sunscreen', (say) => say.plain.sun),
    recommended('quick-drying-towel', (say) => say.plain.towel),
    optional('waterproof-pouch', (say) => say.plain.waterproofPouch),
  ],
  spa: (reason) => [recommended('swimwear', reason), optional('sandals', reason)],
  skiing: (reason, { days }) => [
    essential('ski-clothes', reason),
    essential('ski-goggles', (say) => say.plain.sunAndSnow),
    essential('sunscreen', (say) => say.plain.sunAndSnow),
    essential('gloves', reason),
    recommended('sunglasses', (say) => say.plain.sunAndSnow),
    essential('thermal-underwear', reason, Math.min(days, 2)),
    essential('warm-socks', reason, Math.min(days, MOST_WARM_SOCKS)),
    recommended('lip-balm', (say) => say.plain.dryAir),
  ],
  smart: (reason) => [recommended('smart-outfit', reason), recommended('dress-shoes', reason)],
  sport: (reason, { days }) => [recommended('sports-clothes', reason, Math.min(days, 2))],
  camping: (reason) => [
    recommended('headlamp', (say) => say.plain.headlamp),
    recommended('quick-drying-towel', reason),
    recommended('insect-repellent', (say) => say.plain.insects),
    recommended('first-aid-kit', (say) => say.plain.firstAid),
  ],
  photography: (reason) => [recommended('camera', reason)],
  business: (reason) => [
    recommended('smart-outfit', reason),
    recommended('dress-shoes', reason),
    optional('laptop', (say) => say.plain.laptop),
    optional('business-cards', (say) => say.plain.businessCards),
  ],
};

const outdoors: Need['reason'] = (say) => say.plain.adventure;

/** `hybrid` is called Adventure on the screen: days outdoors that no saved place names. */
function listForAdventure({ trip, days }: TripProfile): Need[] {
  if (trip.occasion !== 'hybrid') return [];
  return [
    recommended('hiking-shoes', outdoors),
    recommended('quick-drying-tops', (say) => say.plain.quickDrying, Math.min(days, 2)),
    recommended('daypack', outdoors),
    recommended('water-bottle', outdoors),
    recommended('first-aid-kit', (say) => say.plain.firstAid),
    recommended('insect-repellent', outdoors),
    optional('headlamp', (say) => say.plain.headlamp),
    optional('quick-drying-towel', outdoors),
    optional('waterproof-pouch', (say) => say.plain.waterproofPouch),
  ];
}

/** What the traveller's activities require. */
export function listForActivities(profile: TripProfile): Need[] {
  const isWork = profile.trip.occasion === 'work';
  const byActivity = [...profile.activities].flatMap(([activity, place]) => {
    // Business clothes are packed already.
    if (isWork && activity === 'business') return [];
    return RULES[activity]((say) => say.activity(activity, place), profile);
  });
  return [...byActivity, ...listForAdventure(profile)];
}
