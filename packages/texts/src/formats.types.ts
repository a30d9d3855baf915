/** Writes minutes since midnight. */
export type WriteTime = (minutes: number) => string;

/** How a language writes days and lengths of time inside a sentence. */
export interface LocaleFormats {
  /** Of `0` for Sunday to `6` for Saturday. */
  readonly weekday: (weekday: number) => string;
  /** A day whose year matters, of `yyyy-MM-dd`. */
  readonly day: (date: string) => string;
  readonly duration: (minutes: number) => string;
}
