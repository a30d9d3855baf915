import type { TemperatureUnit } from '../../shared/temperature-unit.ts';
import type { InsightValues } from '../insights.ts';
import type { FactCode, InsightCode } from '../overview.schema.ts';
import type { SeasonDescription } from '../season-description.ts';
import type { FactValues } from '../stay-facts.ts';

/** What an overview says in one language. Names and notes that it repeats are in that language already. */
export interface OverviewTexts {
  readonly season: (season: SeasonDescription) => string;
  readonly insights: {
    readonly [Code in InsightCode]: (values: InsightValues[Code], unit: TemperatureUnit) => string;
  };
  /** What public holidays mean for a traveller. */
  readonly holidayNote: string;
  readonly list: (items: readonly string[]) => string;
  /** Of an event that is in these months, 1 to 12. */
  readonly months: (months: readonly number[]) => string;
  readonly labels: Readonly<Record<FactCode, string>>;
  readonly facts: { readonly [Code in FactCode]: (values: FactValues[Code]) => string };
  /** Sources that are words and not names; one that is not here stays as it is. */
  readonly sources: Readonly<Record<string, string>>;
}
