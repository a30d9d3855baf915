import { z } from 'zod';
import { CLOCKS, PACE_NAMES, THEMES, TRAVEL_MEANS, WEEK_STARTS } from '../shared/preferences.ts';
import { Language } from '../shared/language.ts';
import { TemperatureUnit } from '../shared/temperature-unit.ts';
import { WallTime } from '../shared/wall-time.schema.ts';

/** What an account has chosen; a field that it has not chosen is absent. */
export const ChosenPreferences = z
  .object({
    theme: z.enum(THEMES),
    clock: z.enum(CLOCKS),
    weekStart: z.enum(WEEK_STARTS),
    pace: z.enum(PACE_NAMES),
    /** Null leaves it to the pace, as `dayEnd`. */
    dayStart: WallTime.nullable(),
    dayEnd: WallTime.nullable(),
    travelBy: z.enum(TRAVEL_MEANS),
  })
  .partial();
export type ChosenPreferences = z.infer<typeof ChosenPreferences>;

/** What is to change of an account's settings; what is absent stays, of `preferences` too. */
export const SettingsPatch = z
  .object({
    temperatureUnit: TemperatureUnit,
    language: Language,
    preferences: ChosenPreferences,
  })
  .partial();
export type SettingsPatch = z.infer<typeof SettingsPatch>;
