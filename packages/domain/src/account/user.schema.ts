import { z } from 'zod';
import { because } from '../shared/errors/field-problem.ts';
import { UserId } from '../shared/ids.ts';
import { keptLine } from '../shared/kept-text.ts';
import { Language } from '../shared/language.ts';
import { TemperatureUnit } from '../shared/temperature-unit.ts';
import { InviteCode } from './invite.schema.ts';
import { ChosenPreferences } from './preferences.schema.ts';

export const MINIMUM_AGE = 13;

/** The user's confirmation of their age; the only value is true. */
const AtLeastMinimumAge = z.literal(true, {
  error: because('age'),
});

/** The signed-in user as the web sees it. */
export const CurrentUser = z.object({
  id: UserId,
  email: z.string(),
  firstName: z.string(),
  /** Where the picture is, on the product's own address; null where there is none. */
  profileImageUrl: z.string().nullable(),
  inviteCode: z.string().nullable(),
  isAdmin: z.boolean(),
  /** False if the age has to be confirmed before anything else. */
  ageConfirmed: z.boolean(),
  temperatureUnit: TemperatureUnit,
  language: Language,
  /** The other settings, as far as the user has chosen them. */
  preferences: ChosenPreferences,
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const LocalSignIn = z.object({
  /** A host without a dot is one too: `admin@localhost`. */
  email: z
    .email({
      pattern: z.regexes.html5Email,
      error: because('email'),
    })
    .max(254)
    .toLowerCase(),
  name: keptLine(80, 'own-name'),
  /** The form asks for it; a script may leave it out. */
  isOldEnough: AtLeastMinimumAge.optional(),
  /** Redeemed after the sign-in; a refused one is ignored. */
  inviteCode: InviteCode.optional(),
  /** The language of a new account; English by default. */
  language: Language.optional(),
});
export type LocalSignIn = z.infer<typeof LocalSignIn>;

export const AgeConfirmation = z.object({ isOldEnough: AtLeastMinimumAge });
export type AgeConfirmation = z.infer<typeof AgeConfirmation>;
