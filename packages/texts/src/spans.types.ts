export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** How days are named in the middle of a sentence. */
export interface Spans {
  /** A date begins with its year and month; otherwise it ends with them. */
  readonly beginsBig: boolean;
  /** A day as far as it has to be said: its month and its year may be those of the day after it. */
  readonly day: (
    day: DayParts,
    says: { readonly month: boolean; readonly year: boolean },
  ) => string;
  readonly one: (day: string) => string;
  readonly span: (from: string, to: string) => string;
}
