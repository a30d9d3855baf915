import { essential, type Need, optional, recommended } from '../packing-need.ts';
import type { PackingCountry } from '../packing-input.types.ts';
import type { TripProfile } from '../trip-profile.ts';

/** From here on a flight is long, in minutes. */
const LONG_FLIGHT_MIN = 360;
const MEAL_FLIGHT_MIN = 120;
/** Chargers for one grid work on the other within this many volts. */
const SAME_GRID_VOLTS = 30;

function differingVolts(from: PackingCountry, to: PackingCountry): number | undefined {
  const [there] = to.volts ?? [];
  if (there === undefined || !from.volts || from.volts.length === 0) return undefined;
  const isSame = from.volts.some((volts) => Math.abs(volts - there) <= SAME_GRID_VOLTS);
  return isSame ? undefined : there;
}

function listAdapters({ isAbroad, from, to, trip }: TripProfile): Need[] {
  if (isAbroad === false) return [];
  const plugs = to?.plugs ?? [];
  if (plugs.length === 0) return [recommended('plug-adapter', (say) => say.plain.socketsUnknown)];
  const quantity = trip.occasion === 'work' ? 2 : 1;
  if (!from?.plugs) {
    const reason: Need['reason'] = (say) => say.sockets({ plugs, doFit: undefined });
    return [recommended('plug-adapter', reason, quantity)];
  }
  if (from.plugs.some((plug) => plugs.includes(plug))) return [];
  return [essential('plug-adapter', (say) => say.sockets({ plugs, doFit: false }), quantity)];
}

function listMoney({ isAbroad, to }: TripProfile): Need[] {
  const [currency] = to?.currencies ?? [];
  return [
    essential('payment-cards', (say) => say.plain.paymentCards),
    ...(isAbroad === false
      ? []
      : [recommended('cash', (say) => (currency ? say.cash(currency) : say.plain.cashUnknown))]),
  ];
}

/** Documents, money and what a traveller's devices need. */
export function listPapersAndPower(profile: TripProfile): Need[] {
  const { isAbroad, isFlying, from, to, trip } = profile;
  const volts = from && to && differingVolts(from, to);
  const country = isAbroad ? to?.countryCode : undefined;
  return [
    isAbroad === false
      ? essential('id-card', (say) => say.plain.idCard)
      : essential('passport', (say) =>
          country ? say.passport(country) : say.plain.passportUnknown,
        ),
    essential('tickets', (say) => say.plain.tickets),
    ...listMoney(profile),
    (isAbroad === false ? optional : essential)('insurance', (say) => say.plain.insurance),
    ...(isAbroad === false
      ? []
      : [recommended('document-copies', (say) => say.plain.documentCopies)]),
    essential('phone-charger', (say) =>
      volts === undefined ? say.plain.phoneCharger : say.volts(volts),
    ),
    recommended('power-bank', (say) =>
      isFlying ? say.plain.powerBank : say.plain.powerBankAtHome,
    ),
    ...listAdapters(profile),
    ...(trip.occasion === 'work'
      ? [
          essential('laptop', (say) => say.plain.laptop),
          optional('business-cards', (say) => say.plain.businessCards),
        ]
      : [optional('camera', (say) => say.plain.camera)]),
  ];
}

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

/** What the way there asks for: the flight and its bags. */
export function listForJourney(profile: TripProfile): Need[] {
  return [...listForFlight(profile), ...listForBags(profile)];
}
