import { languageName } from '@ooo/texts/writing/names-of-codes';
import type { Language } from '../shared/language.ts';
import type { PackingInput } from './packing-input.types.ts';
import type { PackingRecommendation } from './packing.schema.ts';
import { toTripProfile } from './trip-profile.ts';

/** Coarse, so that a forecast that moves a little gives the same question. */
const DEGREES = 3;

const about = (value: number, step: number): number => Math.round(value / step) * step;

/** Where the trip goes, by the atlas. */
interface Place {
  readonly city: string;
  readonly country: string;
}

/**
 * The facts about a trip and its list for the assistant: what packing depends on, and nothing that identifies a
 * traveller. They contain no text that a traveller wrote: neither names nor notes, nor own items. The days are months only.
 */
export function toPackingFacts(
  input: PackingInput,
  list: readonly PackingRecommendation[],
  { language, ...place }: Place & { readonly language: Language },
) {
  const { trip, climate, days, activities, childrenAges, flightMin, from } = toTripProfile(input);
  const { startDate, endDate, occasion, checkedBags, gender, packingPreferences } = trip;
  return {
    language: languageName(language, 'en'),
    ...place,
    homeCountry: from?.countryCode,
    months: [...new Set([startDate, endDate].map((date) => Number(date.slice(5, 7))))],
    days,
    occasion,
    checkedBags,
    gender,
    childrenAges,
    laundry: packingPreferences?.laundry,
    activities: [...activities.keys()],
    flightHours: flightMin === undefined ? undefined : Math.round(flightMin / 60),
    weather: climate && {
      lowC: about(climate.lowC, DEGREES),
      highC: about(climate.highC, DEGREES),
      rainyDaysPercent: about(climate.wetShare * 100, 10),
      snow: climate.hasSnow,
    },
    list: list
      .filter(({ id }) => !id.startsWith('own-'))
      .map(({ id, item, quantity, priority }) => ({ id, item, quantity, priority })),
  };
}
