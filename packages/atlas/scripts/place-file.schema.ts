import { DISCOVERY_SUBCATEGORIES } from '@ooo/domain/places/discovery-shelves';
import { PlaceKind } from '@ooo/domain/places/place-kind.schema';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { z } from 'zod';

const line = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !/[<>]/.test(text));
const hangul = line.regex(/[가-힣]/);
const about = line.min(12).max(160);

/** `places.json` of a city, as its author writes it. */
export const PlaceFile = z.strictObject({
  asOf: CalendarDate,
  places: z.array(
    z.strictObject({
      shelf: z.enum([...DISCOVERY_SUBCATEGORIES, 'hotels']),
      kind: PlaceKind,
      name: line,
      local: line.optional(),
      ko: line.optional(),
      es: line.optional(),
      other: z.array(line).optional(),
      lat: z.number().min(-90).max(90),
      lon: z.number().min(-180).max(180),
      quarter: line,
      quarterKo: hangul.optional(),
      address: line.optional(),
      addressKo: hangul.optional(),
      hours: z.string().optional(),
      visitMin: z.int().min(15).max(600).multipleOf(15).optional(),
      website: z.url({ protocol: /^https?$/ }).optional(),
      about: z.strictObject({ en: about, ko: about.regex(/[가-힣]/), es: about }),
    }),
  ),
});
