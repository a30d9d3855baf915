import { z } from 'zod';
import { Person } from './person.schema.ts';

/** `updatedBy` is null if they have never been changed or the account is gone. */
export const AppSettings = z.object({
  maintenanceMode: z.boolean(),
  debugLogging: z.boolean(),
  updatedAt: z.iso.datetime(),
  updatedBy: Person.nullable(),
});
export type AppSettings = z.infer<typeof AppSettings>;

/** Absent fields are not changed. */
export const AppSettingsPatch = AppSettings.pick({
  maintenanceMode: true,
  debugLogging: true,
}).partial();
export type AppSettingsPatch = z.infer<typeof AppSettingsPatch>;
