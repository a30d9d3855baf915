import { essential, type Need, recommended } from '../packing-need.ts';
import type { TripProfile } from '../trip-profile.ts';

/** Below these ages, in years. */
const IN_NAPPIES = 3;
const IN_STROLLER = 4;
const ON_BABY_FOOD = 2;
const USES_WIPES = 5;
const IN_CAR_SEAT = 12;
/** A child's clothes get dirty sooner, and are small. */
const SPARE_SETS = 1;

/** What children need, by their ages. */
export function listForChildren({ childrenAges: ages, washing, isAbroad }: TripProfile): Need[] {
  if (ages.length === 0) return [];
  const below = (age: number): readonly number[] => ages.filter((each) => each < age);
  const babies = below(IN_NAPPIES).length;
  const inSeat = below(IN_CAR_SEAT);
  const sets = washing.sets + SPARE_SETS;
  return [
    essential('childrens-clothes', (say) => say.childrensClothes(sets), ages.length),
    ...(isAbroad === false
      ? []
      : [essential('childrens-documents', (say) => say.plain.childrensDocuments, ages.length)]),
    essential('childrens-medicines', (say) => say.plain.childrensMedicines),
    recommended('childrens-snacks', (say) => say.plain.childrensSnacks),
    ...(babies > 0 ? [essential('nappies', (say) => say.plain.nappies, babies)] : []),
    ...(below(USES_WIPES).length > 0 ? [essential('wet-wipes', (say) => say.plain.wetWipes)] : []),
    ...(below(ON_BABY_FOOD).length > 0
      ? [essential('baby-food', (say) => say.plain.babyFood)]
      : []),
    ...(below(IN_STROLLER).length > 0
      ? [recommended('stroller', (say) => say.plain.stroller)]
      : []),
    ...(inSeat.length > 0
      ? [
          recommended('childs-toy', (say) => say.plain.childsToy, inSeat.length),
          recommended('car-seat', (say) => say.carSeat(inSeat), inSeat.length),
        ]
      : []),
  ];
}
