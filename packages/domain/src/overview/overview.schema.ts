import { z } from 'zod';
import { CalendarDate } from '../shared/calendar-date.schema.ts';
import { keptText } from '../shared/kept-text.ts';
import { Language } from '../shared/language.ts';
import { TemperatureUnit } from '../shared/temperature-unit.ts';

export const CrowdLevel = z.enum(['very busy', 'busy', 'moderate', 'quiet']);
export type CrowdLevel = z.infer<typeof CrowdLevel>;

/** The source, and the day on which it was read. */
export const FactSource = z.object({ source: keptText(200), asOf: CalendarDate });
export type FactSource = z.infer<typeof FactSource>;

/** What an event changes: full streets and trains, closed roads or shops, beds and tickets that sell out. */
export const EventEffect = z.enum(['crowds', 'closures', 'booking']);
export type EventEffect = z.infer<typeof EventEffect>;

/** A yearly event of the city, on days or, if only those are known, in months. */
export const OverviewEvent = FactSource.extend({
  name: keptText(200),
  /**
   * One date, a range with ` to `, or a list with commas: dates as `yyyy-MM-dd`, or `yyyy-MM` where only the months are
   * known.
   */
  dates: keptText(200),
  /** The months in words, where only those are known. */
  monthsText: keptText(200).optional(),
  impact: keptText(500),
  /** In the language of the city, if it is another name. */
  localName: keptText(200).optional(),
  start: CalendarDate.optional(),
  end: CalendarDate.optional(),
  /** 1 to 12, without `start` and `end`. */
  months: z.array(z.int().min(1).max(12)).max(12).optional(),
  /** True if the days vary from year to year, or follow a moon that has to be seen. */
  isEstimated: z.boolean(),
  effects: z.array(EventEffect).max(3),
});
export type OverviewEvent = z.infer<typeof OverviewEvent>;

export const InsightCode = z.enum([
  'notable-week',
  'public-holidays',
  'holidays-unknown',
  'temperatures',
  'rain-days',
]);
export type InsightCode = z.infer<typeof InsightCode>;

/** An insight with its source. */
export const OverviewEntry = FactSource.extend({
  code: InsightCode,
  text: keptText(500),
  /** What the text says, in parts, if it is about certain days. */
  about: z
    .object({
      name: keptText(200),
      localName: keptText(200).optional(),
      start: CalendarDate,
      end: CalendarDate,
      isEstimated: z.boolean(),
      note: keptText(500),
    })
    .optional(),
});
export type OverviewEntry = z.infer<typeof OverviewEntry>;

/** What the assistant adds from general knowledge: its source says so, and names the model. */
export const OverviewTip = FactSource.extend({ text: keptText(200) });
export type OverviewTip = z.infer<typeof OverviewTip>;

export const FactCode = z.enum([
  'plugs',
  'voltage',
  'currency',
  'tipping',
  'tap-water',
  'emergency',
  'language',
  'driving-side',
  'calling-code',
  'time-difference',
]);
export type FactCode = z.infer<typeof FactCode>;

/** Something to know on arrival. */
export const OverviewFact = FactSource.extend({
  code: FactCode,
  label: keptText(60),
  value: keptText(300),
});
export type OverviewFact = z.infer<typeof OverviewFact>;

const HolidayDay = z.object({
  date: CalendarDate,
  name: keptText(200),
  localName: keptText(200).optional(),
  isEstimated: z.boolean(),
});

/** The public holidays of the stay, by date. */
export const OverviewHolidays = FactSource.extend({
  /** False if some of the days are not covered: a day without a holiday then means nothing. */
  isKnown: z.boolean(),
  days: z.array(HolidayDay).max(100),
});
export type OverviewHolidays = z.infer<typeof OverviewHolidays>;

/** What a traveller may expect of the destination in the days of the trip, as it was written in one language. */
export const DestinationOverview = z.object({
  /** `high`, `low` or another word. */
  touristSeason: keptText(40),
  crowdLevel: CrowdLevel,
  seasonDescription: keptText(1000),
  /** The entries and the facts as sentences. */
  insights: z.array(keptText(500)).max(20),
  majorEvents: z.array(OverviewEvent).max(20),
  language: Language,
  temperatureUnit: TemperatureUnit,
  seasonSource: FactSource,
  entries: z.array(OverviewEntry).max(20),
  facts: z.array(OverviewFact).max(20),
  holidays: OverviewHolidays,
  /** Absent as long as the assistant has not been asked. */
  tips: z.array(OverviewTip).max(3).optional(),
  /** Each source once, without those of the tips. */
  sources: z.array(FactSource).max(40),
});
export type DestinationOverview = z.infer<typeof DestinationOverview>;

/**
 * `done`: the assistant was asked, now or before. `failed`: it gave no answer. `spent`: its budget of the day is used up.
 * Absent where there is none.
 */
export const TipsAnswer = z.object({
  tips: z.array(OverviewTip).max(3),
  assistant: z.enum(['done', 'failed', 'spent']).optional(),
});
export type TipsAnswer = z.infer<typeof TipsAnswer>;

/** The yearly events of a stay, and the same as text: a line an event. */
export const StayEvents = z.object({
  hasEvents: z.boolean(),
  eventInfo: z.string(),
  events: z.array(OverviewEvent),
});
export type StayEvents = z.infer<typeof StayEvents>;
