export type TouristSeason = 'high' | 'low' | 'shoulder';

/** The main characteristic of a month for a traveller. */
export type SeasonReason =
  | 'beach'
  | 'blossom'
  | 'cold'
  | 'dry'
  | 'festive'
  | 'foliage'
  | 'hot'
  | 'mild'
  | 'rainy'
  | 'smog'
  | 'snow'
  | 'typhoons';

export type CrowdLevel = 'very busy' | 'busy' | 'moderate' | 'quiet';

/** The season of a stay; `month` from 1. */
export interface DescribedSeason {
  readonly city: string;
  readonly month: number;
  readonly season: TouristSeason | 'unknown';
  readonly reason?: SeasonReason;
  readonly crowdLevel: CrowdLevel;
}

/** The content of an insight, by its code. Days are `yyyy-MM-dd`, both ends inclusive. */
export interface InsightValues<Day extends string = string> {
  readonly 'notable-week': {
    readonly name: string;
    readonly localName: string | undefined;
    readonly start: Day;
    readonly end: Day;
    readonly note: string;
    readonly isEstimated: boolean;
  };
  /** Public holidays on one day or on days that follow each other. */
  readonly 'public-holidays': {
    readonly names: readonly string[];
    /** As many as names, in the country's language or else in English. */
    readonly localNames: readonly string[];
    readonly start: Day;
    readonly end: Day;
    readonly isEstimated: boolean;
  };
  readonly 'holidays-unknown': { readonly start: Day; readonly end: Day };
  readonly temperatures: { readonly highC: number; readonly lowC: number };
  readonly 'rain-days': { readonly rainDays: number; readonly days: number };
}

/**
 * `not-expected`: none, or what one likes. `rounding-up`: a rounded bill. `service-included`: a charge is
 * on the bill as a rule, and more is extra. `customary`: people count on it.
 */
export type TippingCustom = 'not-expected' | 'rounding-up' | 'service-included' | 'customary';

export type TapWater = 'safe' | 'safe-in-cities' | 'not-recommended';

export interface Tipping {
  readonly custom: TippingCustom;
  /** Percent of a restaurant's bill; `[0, 0]` where nothing is expected. */
  readonly percent: readonly [number, number];
}

export interface EmergencyNumbers {
  readonly police: string;
  readonly ambulance: string;
  readonly fire: string;
  /** The one number for all of them, where there is one. */
  readonly all?: string;
}

/** By how many minutes the clocks at a destination are ahead of those at home; negative if they are behind. */
export interface TimeDifference {
  readonly firstDayMin: number;
  /** Another number than on the first day if one of the clocks changes in between. */
  readonly lastDayMin: number;
}

/** The content of a fact, by its code; `Name` is how a place is named. */
export interface FactValues<Name = string> {
  readonly plugs: { readonly plugs: readonly string[] };
  readonly voltage: { readonly volts: readonly number[]; readonly hertz: readonly number[] };
  readonly currency: { readonly currencies: readonly string[] };
  readonly tipping: Tipping;
  readonly 'tap-water': { readonly tapWater: TapWater };
  readonly emergency: EmergencyNumbers;
  readonly language: { readonly languages: readonly string[] };
  readonly 'driving-side': { readonly drivingSide: 'left' | 'right' };
  readonly 'calling-code': { readonly callingCode: string };
  readonly 'time-difference': TimeDifference & { readonly home: Name | undefined };
}

/** The sentences of an overview in one language. Names and notes in them are already in that language. */
export interface OverviewTexts {
  readonly season: (season: DescribedSeason) => string;
  readonly insights: {
    readonly [Code in keyof InsightValues]: (
      values: InsightValues[Code],
      unit: 'celsius' | 'fahrenheit',
    ) => string;
  };
  /** What public holidays mean for a traveller. */
  readonly holidayNote: string;
  readonly list: (items: readonly string[]) => string;
  /** Of an event that is in these months, 1 to 12. */
  readonly months: (months: readonly number[]) => string;
  readonly labels: Readonly<Record<keyof FactValues, string>>;
  readonly facts: { readonly [Code in keyof FactValues]: (values: FactValues[Code]) => string };
  /** Sources that are words and not names; one that is not here stays as it is. */
  readonly sources: Readonly<Record<string, string>>;
}
