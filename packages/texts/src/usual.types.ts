/** The usual formats where most readers of a language live: the United States, Korea, Spain, Portugal. */
export interface Usual {
  /** What the language calls itself, so that its speakers can read it. */
  readonly name: string;
  /** The same for little room: `ES`. */
  readonly shortName: string;
  /** The script that it is written in, as Unicode calls it. */
  readonly script: 'Latin' | 'Hangul';
  /** A BCP 47 tag for Intl. */
  readonly locale: string;
  readonly is24Hours: boolean;
  readonly temperatureUnit: 'celsius' | 'fahrenheit';
  /** The weekday that a week begins with, 0 for Sunday. */
  readonly weekStart: 0 | 1 | 6;
}
