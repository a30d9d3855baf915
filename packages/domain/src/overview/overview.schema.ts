import { z } from 'zod';
import { keptText } from '../shared/kept-text.ts';

export const CrowdLevel = z.enum(['very busy', 'busy', 'moderate', 'quiet']);
export type CrowdLevel = z.infer<typeof CrowdLevel>;

const MajorEvent = z.object({
  name: keptText(200),
  /** One date, several with commas, or a range with ` - ` or ` to `. */
  dates: keptText(200),
  impact: keptText(500),
});

/** What a traveller may expect of the destination in the days of the trip. */
export const DestinationOverview = z.object({
  /** `high`, `low` or another word. */
  touristSeason: keptText(40),
  crowdLevel: CrowdLevel,
  seasonDescription: keptText(1000),
  insights: z.array(keptText(500)).max(20),
  majorEvents: z.array(MajorEvent).max(50),
});
export type DestinationOverview = z.infer<typeof DestinationOverview>;
