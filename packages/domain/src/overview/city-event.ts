import type { Occurrence } from './event-dates.ts';
import type { Sourced } from './sourced.ts';

/** What an event changes: full streets and trains, closed roads or shops, beds and tickets that sell out. */
export type EventEffect = 'crowds' | 'closures' | 'booking';

/** A yearly event of a city. */
export interface CityEvent extends Sourced {
  /** City and name: `SEL/seoul-marathon`. */
  readonly id: string;
  readonly name: string;
  readonly localName?: string;
  /** The days, or the months where only those are known. */
  readonly when: Occurrence;
  /** The same in words, see {@link Occurrence}. */
  readonly dates: string;
  readonly isEstimated: boolean;
  readonly effects: readonly EventEffect[];
  /** What it means for a traveller, a sentence in English. */
  readonly impact: string;
}
