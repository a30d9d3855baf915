import type { Occurrence } from './event-dates.ts';
import type { EventEffect } from './overview.schema.ts';
import type { Sourced } from './sourced.ts';

/** A yearly event of a city. */
export interface CityEvent extends Sourced {
  /** City and name: `SEL/seoul-marathon`. */
  readonly id: string;
  readonly name: string;
  readonly localName?: string;
  /** The days, or the months where only those are known. */
  readonly when: Occurrence;
  readonly isEstimated: boolean;
  readonly effects: readonly EventEffect[];
  /** What it means for a traveller, a sentence in English. */
  readonly impact: string;
}
