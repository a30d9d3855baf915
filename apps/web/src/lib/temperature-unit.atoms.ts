import type { TemperatureUnit } from '@ooo/domain/shared/temperature-unit';
import { isTemperatureUnit } from '@ooo/domain/shared/temperature-units';
import { browserStore } from './browser-store.ts';
import { atom } from './jotai.ts';
import { tellCorrupt } from './tell-corrupt.ts';

const KEY = 'temperature-unit';
const DEFAULT: TemperatureUnit = 'fahrenheit';

/** As the browser has kept it; one that does not exist is logged and ignored. */
export function readVisitorUnit(): TemperatureUnit {
  const unit = browserStore.read(KEY);
  if (isTemperatureUnit(unit)) return unit;
  if (unit !== null) tellCorrupt(KEY, unit);
  return DEFAULT;
}

const keptUnitAtom = atom(readVisitorUnit());

// Another tab may change it, or have changed it while no screen showed a temperature.
keptUnitAtom.onMount = (set) => {
  const follow = () => set(readVisitorUnit());
  follow();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** A visitor's unit of temperatures, kept in the browser. */
export const visitorUnitAtom = atom(
  (get) => get(keptUnitAtom),
  (_get, set, unit: TemperatureUnit) => {
    browserStore.write(KEY, unit);
    set(keptUnitAtom, unit);
  },
);
