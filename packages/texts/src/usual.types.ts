/** What is usual where a language is spoken most by our readers: the United States, Korea, Spain. */
export interface Usual {
  /** What the language calls itself, so that anyone who looks for their own can read it. */
  readonly name: string;
  /** A BCP 47 tag for Intl. */
  readonly locale: string;
  readonly is24Hours: boolean;
  readonly temperatureUnit: 'celsius' | 'fahrenheit';
  /** The weekday that a week begins with, 0 for Sunday. */
  readonly weekStart: 0 | 1 | 6;
}
