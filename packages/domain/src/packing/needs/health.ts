import { essential, type Need, optional, recommended } from '../packing-need.ts';
import type { TripProfile } from '../trip-profile.ts';

function listForGender({ trip: { gender }, days }: TripProfile): Need[] {
  if (days === 1) return [];
  const razor = recommended('razor', (say) => say.plain.razor);
  if (gender === 'male') return [razor];
  const periodProducts = (gender === 'female' ? recommended : optional)(
    'period-products',
    (say) => say.plain.periodProducts,
  );
  return [{ ...razor, priority: 'optional' }, periodProducts];
}

/** Toiletries, medicine and laundry. */
export function listHealthAndCare(profile: TripProfile): Need[] {
  const { trip, days, to, washing } = profile;
  const isUnsafe = to?.tapWater === 'not-recommended';
  return [
    essential('medicines', (say) => say.plain.medicines),
    (days > 1 ? essential : recommended)('toiletries', (say) => say.plain.toiletries),
    ...listForGender(profile),
    (days > 3 ? recommended : optional)('first-aid-kit', (say) => say.plain.firstAid),
    optional('hand-sanitiser', (say) => say.plain.handSanitiser),
    optional('spare-glasses', (say) => say.plain.spareGlasses),
    ...(isUnsafe
      ? [
          recommended('rehydration-salts', (say) => say.plain.rehydration),
          recommended('water-bottle', (say) => say.plain.tapWater),
        ]
      : [optional('water-bottle', (say) => say.plain.waterBottle)]),
    (trip.occasion === 'work' ? optional : recommended)('daypack', (say) => say.plain.daypack),
    ...(days > 2 ? [optional('laundry-bag', (say) => say.plain.laundryBag)] : []),
    ...(washing.washes > 0 || washing.isByHand
      ? [recommended('laundry-kit', (say) => say.laundryKit(washing))]
      : []),
  ];
}
