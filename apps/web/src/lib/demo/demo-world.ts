import type { TemperatureUnit } from '@ooo/domain/shared/temperature-unit';
import type { ChosenPreferences } from '@ooo/domain/shared/preferences';
import type { Language } from '@ooo/domain/shared/language';
import type { DemoAtlas } from '@ooo/domain/demo/demo-atlas';
import type { DemoStore } from './demo-store.ts';
import type { PackedStore } from './packed-store.ts';

/** What the demo depends on. */
export interface DemoWorld {
  readonly store: DemoStore;
  readonly packed: PackedStore;
  readonly atlas: DemoAtlas;
  readonly clock: () => Date;
  /** The language of the planner's reasons. */
  readonly language: () => Language;
  /** The visitor's: the clock of the reasons, and what an ordinary day is. */
  readonly preferences: () => ChosenPreferences;
  /** The visitor's, which a new demo takes. */
  readonly temperatureUnit: () => TemperatureUnit;
}
