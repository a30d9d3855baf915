import { z } from 'zod';
import { TemperatureUnit } from '../trips/trip.schema.ts';

export const Language = z.enum(['en', 'ko', 'es']);
export type Language = z.infer<typeof Language>;

/** The signed-in user as the web sees it. */
export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  profileImageUrl: z.string().nullable(),
  inviteCode: z.string().nullable(),
  isAdmin: z.boolean(),
  temperatureUnit: TemperatureUnit,
  language: Language,
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const LocalSignIn = z.object({
  /** A host without a dot is one too: `admin@localhost`. */
  email: z
    .email({
      pattern: z.regexes.html5Email,
      error: 'Write an e-mail address, like you@example.com.',
    })
    .max(254)
    .toLowerCase(),
  name: z.string().trim().min(1, 'Say what we should call you.').max(80),
});
export type LocalSignIn = z.infer<typeof LocalSignIn>;

export const Preferences = z
  .object({ temperatureUnit: TemperatureUnit, language: Language })
  .partial();
export type Preferences = z.infer<typeof Preferences>;
