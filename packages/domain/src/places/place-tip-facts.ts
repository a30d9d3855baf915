import { languageName } from '@ooo/texts/writing/names-of-codes';
import { touristSeasonOf } from '../overview/crowd-level.rules.ts';
import type { CitySeason } from '../overview/season.ts';
import type { PoiTag } from '../pois/poi.schema.ts';
import { daysBetween } from '../shared/calendar-date.ts';
import type { Language } from '../shared/language.ts';
import type { Trip } from '../trips/trip.schema.ts';
import type { Recommendation } from './place.schema.ts';

interface Stay {
  readonly trip: Pick<Trip, 'startDate' | 'endDate' | 'occasion'>;
  /** Where the trip goes, by the atlas. */
  readonly place: { readonly city: string; readonly country: string };
  readonly season: CitySeason | undefined;
  readonly saved: readonly { readonly tag: PoiTag }[];
  readonly language: Language;
}

function countTags(places: Stay['saved']): Partial<Record<PoiTag, number>> {
  const counts: Partial<Record<PoiTag, number>> = {};
  for (const { tag } of places) counts[tag] = (counts[tag] ?? 0) + 1;
  return counts;
}

/**
 * The facts about a trip and a page of recommendations for the assistant. They contain no text that a traveller wrote:
 * saved places are only counted by kind, and recommendations are as the provider describes them.
 */
export function toPlaceTipFacts(
  { trip, place, season, saved, language }: Stay,
  recommendations: readonly Recommendation[],
) {
  const { startDate, endDate, occasion } = trip;
  const months = [...new Set([startDate, endDate].map((date) => Number(date.slice(5, 7))))];
  return {
    language: languageName(language, 'en'),
    city: place.city,
    country: place.country,
    months,
    days: daysBetween(startDate, endDate) + 1,
    season: touristSeasonOf(startDate, endDate, season),
    knownFor: months.flatMap((month) => season?.months[month - 1]?.reason ?? []),
    occasion,
    saved: countTags(saved),
    places: recommendations.map(({ id, name, venueType, description }) => ({
      id,
      name,
      kind: venueType,
      description,
    })),
  };
}
