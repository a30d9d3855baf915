import type { PartialDate } from '../../document.ts';
import type { DayOfMonth } from '../../atoms/day-of-month.ts';
import type { PrintedFlight } from '../../atoms/flight-number.ts';
import type { PrintedTime } from '../../atoms/time.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import type { Hit } from '../../text/hit.ts';
import type { NamedPlace } from './named-places.ts';

interface MarkValues {
  readonly cue: FlightEnd;
  readonly flight: PrintedFlight;
  readonly place: NamedPlace;
  readonly time: PrintedTime;
  readonly date: PartialDate;
  /** Days to the arrival. */
  readonly shift: number;
  /** The day of a month that is the other date's, or the next one: `on the 12th`. */
  readonly day: DayOfMonth;
  /** A day of the week alone, 0 is Sunday: `on Thursday`. */
  readonly weekday: number;
}

type MarkKind = keyof MarkValues;

/** A fact about a flight in a sentence; offsets are in the sentence. */
export type MarkOf<Wanted extends MarkKind> = {
  readonly [Kind in Wanted]: {
    readonly kind: Kind;
    readonly value: MarkValues[Kind];
    readonly start: number;
    readonly end: number;
  };
}[Wanted];

export type Mark = MarkOf<MarkKind>;

/** Marks of one kind for the hits of a sentence. */
export function toMarks<Kind extends MarkKind>(
  kind: Kind,
  hits: readonly Hit<MarkValues[Kind]>[],
): MarkOf<Kind>[] {
  return hits.map(({ value, start, end }) => ({ kind, value, start, end }));
}
