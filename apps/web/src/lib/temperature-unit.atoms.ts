import type { TemperatureUnit } from '@ooo/domain/shared/temperature-unit';
import { isTemperatureUnit } from '@ooo/domain/shared/temperature-units';
import { usualTemperatureUnit } from '@ooo/domain/shared/usual-formats';
import { browserStore } from './browser-store.ts';
import { atom } from './jotai.ts';
import { tellCorrupt } from './tell-corrupt.ts';
import { visitorLanguageAtom } from './visitor-language.atoms.ts';
import { readVisitorLanguage } from './visitor-language.ts';

const KEY = 'temperature-unit';

/** As the browser has kept it; undefined for none, and for one that does not exist, which is logged. */
function readKeptUnit(): TemperatureUnit | undefined {
  const unit = browserStore.read(KEY);
  if (isTemperatureUnit(unit)) return unit;
  if (unit !== null) tellCorrupt(KEY, unit);
  return undefined;
}

/** The unit that was chosen in this browser, else the usual one of the visitor's language. */
export function readVisitorUnit(): TemperatureUnit {
  return readKeptUnit() ?? usualTemperatureUnit(readVisitorLanguage());
}

const keptUnitAtom = atom(readKeptUnit());

// Another tab may change it, or have changed it while no screen showed a temperature.
keptUnitAtom.onMount = (set) => {
  const follow = () => set(readKeptUnit());
  follow();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** A visitor's unit of temperatures: kept in the browser once it is chosen, and before that their language's. */
export const visitorUnitAtom = atom(
  (get) => get(keptUnitAtom) ?? usualTemperatureUnit(get(visitorLanguageAtom)),
  (_get, set, unit: TemperatureUnit) => {
    browserStore.write(KEY, unit);
    set(keptUnitAtom, unit);
  },
);
