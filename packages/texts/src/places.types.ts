/** The words about the sources of places. */
export interface PlaceTexts {
  /** The built-in places: sights, food and drink, airports. */
  readonly sights: string;
  readonly food: string;
  readonly airports: string;
  /** What `sights` says about hours, and the same for a place without any. */
  readonly hoursSaid: readonly [said: string, left: string];
  /** The source of what an assistant says. */
  readonly assistant: (model: string) => string;
  /** Finds numbers in words. */
  readonly numberWords: RegExp;
}
