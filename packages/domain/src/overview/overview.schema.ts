import { z } from 'zod';
import { CalendarDate } from '../shared/calendar-date.ts';
import { keptText } from '../shared/kept-text.ts';

export const CrowdLevel = z.enum(['very busy', 'busy', 'moderate', 'quiet']);
export type CrowdLevel = z.infer<typeof CrowdLevel>;

const MajorEvent = z.object({
  name: keptText(200),
  /** One date, several with commas, or a range with ` - ` or ` to `. */
  dates: keptText(200),
  impact: keptText(500),
});

/** Who says so, and the day on which it was read there. */
export const FactSource = z.object({ source: z.string(), asOf: CalendarDate });
export type FactSource = z.infer<typeof FactSource>;

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

/** The overview as it is answered: with the sources of what it says, each once. */
export const SourcedOverview = DestinationOverview.extend({ sources: z.array(FactSource) });
export type SourcedOverview = z.infer<typeof SourcedOverview>;

/** The yearly events of a stay, and the same as text: a line an event. */
export const StayEvents = z.object({
  hasEvents: z.boolean(),
  eventInfo: z.string(),
  events: z.array(MajorEvent.extend(FactSource.shape)),
});
export type StayEvents = z.infer<typeof StayEvents>;
