import { essential, type Need, optional, recommended } from '../packing-need.ts';
import type { PackingCountry } from '../packing-input.types.ts';
import type { TripProfile } from '../trip-profile.ts';

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
export function listDocumentsAndPower(profile: TripProfile): Need[] {
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
