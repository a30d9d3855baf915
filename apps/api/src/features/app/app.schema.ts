import { z } from 'zod';

/** What the web needs to know of the installation before anything else; nothing in it is secret. */
export const AppConfig = z.object({
  version: z.string(),
  /** `url` has Leaflet's `{z}/{x}/{y}`. Null offline: then there is only the drawn base map. */
  tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
  /** A PMTiles file that browsers read by parts, shown instead of `tiles`; null if there is none, and offline. */
  pmtilesUrl: z.string().nullable(),
  signIn: z.object({
    local: z.boolean(),
    providers: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  privacyUrl: z.string(),
  /** The address that users can write to, shown in the privacy policy and the terms; null where there is none. */
  teamEmail: z.string().nullable(),
  offline: z.boolean(),
  maxTrips: z.int(),
  inviteGate: z.boolean(),
  /** Tickets that the rules cannot read in full are sent to the assistant, a third party's service. */
  assistant: z.boolean(),
  /** Names of the sources of places besides what ships; empty offline. */
  placeSources: z.array(z.string()),
  /** Plans ask a routing server about the trip's coordinates; false offline. */
  asksRoutes: z.boolean(),
  /** Only admins can change anything at the moment. */
  maintenance: z.boolean(),
});
export type AppConfig = z.infer<typeof AppConfig>;
