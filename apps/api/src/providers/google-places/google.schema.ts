import { z } from 'zod';
import { FOUND_LIMITS, FoundPlace } from '@ooo/domain/places/found-place.schema';
import { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { defined } from '@ooo/domain/shared/defined';
import type { Language } from '@ooo/domain/shared/language';
import { shortText } from '../upstream/short-text.ts';
import { toOpeningHours } from './google-hours.ts';
import { kindOfTypes } from './google-kinds.ts';

const Point = z.object({
  day: z.int().min(0).max(6),
  hour: z.int().min(0).max(23),
  minute: z.int().min(0).max(59),
});
const LocalText = z.object({ text: z.string().trim().min(1), languageCode: z.string().optional() });

/** A field that is not as documented is as good as absent. */
const perhaps = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

/** A place of the Places API (New), as far as it is asked for. */
const Place = z.object({
  id: z.string().min(1).max(180),
  displayName: LocalText,
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  types: perhaps(z.array(z.string().max(60)).max(50)),
  primaryType: perhaps(z.string()),
  formattedAddress: perhaps(z.string()),
  shortFormattedAddress: perhaps(z.string()),
  rating: perhaps(z.number().min(0).max(5)),
  userRatingCount: perhaps(z.int().min(0)),
  priceLevel: perhaps(z.string()),
  internationalPhoneNumber: perhaps(z.string().min(1).max(60)),
  websiteUri: perhaps(z.url({ protocol: /^https?$/ }).max(500)),
  googleMapsUri: perhaps(z.url({ protocol: /^https?$/ }).max(500)),
  businessStatus: perhaps(z.string()),
  regularOpeningHours: perhaps(
    z.object({
      periods: z.array(z.object({ open: Point, close: Point.optional() })).max(50),
    }),
  ),
});

/** Without anything found, an answer is an empty object. */
const Answer = z.object({ places: z.array(z.unknown()).default([]) });

/** The field mask of a request: what is not in it is neither sent nor charged for. */
export const GOOGLE_FIELDS = Object.keys(Place.shape)
  .map((field) => `places.${field}`)
  .join(',');

const PRICES: ReadonlyMap<string, FoundPlace['priceRange']> = new Map([
  ['PRICE_LEVEL_INEXPENSIVE', '$'],
  ['PRICE_LEVEL_MODERATE', '$$'],
  ['PRICE_LEVEL_EXPENSIVE', '$$$'],
  ['PRICE_LEVEL_VERY_EXPENSIVE', '$$$$'],
]);

function toPlace(place: z.infer<typeof Place>, language: Language): FoundPlace | undefined {
  const { displayName, location, types = [], primaryType } = place;
  const isInLanguage = displayName.languageCode?.split('-')[0] === language;
  const address = place.shortFormattedAddress ?? place.formattedAddress;
  return FoundPlace.safeParse({
    id: `google/${place.id}`,
    names: { local: displayName.text, ...(isInLanguage && { [language]: displayName.text }) },
    coordinates: [location.longitude, location.latitude],
    ...defined({
      kind: kindOfTypes(primaryType, types),
      address: shortText(address, FOUND_LIMITS.address),
      rating: place.rating,
      ratingCount: place.userRatingCount,
      priceRange: PRICES.get(place.priceLevel ?? ''),
      phone: place.internationalPhoneNumber,
      website: place.websiteUri,
      openingHours: shortText(
        toOpeningHours(place.regularOpeningHours?.periods),
        FOUND_LIMITS.hours,
      ),
      sourceUrl: place.googleMapsUri,
      googleTypes: types.length > 0 ? types : undefined,
    }),
  }).data;
}

/**
 * The places of an answer; incomplete places and those that have closed for good are left out. Undefined for what is
 * not an answer.
 */
export function readGoogle(json: unknown, language: Language): FoundPlace[] | undefined {
  const { data } = Answer.safeParse(json);
  return data?.places.flatMap((raw) => {
    const place = Place.safeParse(raw).data;
    if (!place || place.businessStatus === 'CLOSED_PERMANENTLY') return [];
    const { latitude, longitude } = place.location;
    if (!Coordinates.safeParse([longitude, latitude]).success) return [];
    return toPlace(place, language) ?? [];
  });
}
