import { essential, type Need, optional, recommended } from '../packing-need.ts';
import type { TripProfile } from '../trip-profile.ts';

/** From here on a flight is long, in minutes. */
const LONG_FLIGHT_MIN = 360;
const MEAL_FLIGHT_MIN = 120;

function listForFlight({ isFlying, flightMin = 0 }: TripProfile): Need[] {
  if (!isFlying) return [];
  const reason: Need['reason'] = (say) => say.flight(Math.round(flightMin / 60));
  const isLong = flightMin > LONG_FLIGHT_MIN;
  return [
    (isLong ? recommended : optional)('headphones', (say) => say.plain.headphones),
    ...(isLong
      ? [
          recommended('compression-socks', reason),
          recommended('neck-pillow', (say) => say.plain.neckPillow),
          optional('eye-mask', (say) => say.plain.eyeMask),
        ]
      : []),
    ...(flightMin > MEAL_FLIGHT_MIN ? [optional('snacks', (say) => say.plain.snacks)] : []),
  ];
}

function listForBags({ trip, isFlying, allowance, days }: TripProfile): Need[] {
  const { checkedBags } = trip;
  if (!isFlying) return [];
  return [
    checkedBags === 0
      ? essential('liquids-bag', (say) => say.plain.liquidsCabinOnly)
      : recommended('liquids-bag', (say) => say.plain.liquids),
    ...(checkedBags > 0
      ? [recommended('luggage-tags', (say) => say.plain.luggageTags, checkedBags)]
      : []),
    ...(checkedBags > 0 && days > 1
      ? [recommended('cabin-change', (say) => say.plain.cabinChange)]
      : []),
    ...(allowance.length > 0 ? [optional('luggage-scale', (say) => say.allowance(allowance))] : []),
  ];
}

/** What the flight and its bags require. */
export function listForJourney(profile: TripProfile): Need[] {
  return [...listForFlight(profile), ...listForBags(profile)];
}
