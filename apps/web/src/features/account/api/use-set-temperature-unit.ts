import type { TemperatureUnit } from '@ooo/domain/shared/temperature-unit';
import { useSetAtom } from '../../../lib/jotai.ts';
import { visitorUnitAtom } from '../../../lib/temperature-unit.atoms.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSetPreferences } from './use-set-preferences.ts';

/** Changes the unit everywhere at once: for the account, or for this browser if the visitor is signed out. */
export function useSetTemperatureUnit(): (unit: TemperatureUnit) => void {
  const setVisitorUnit = useSetAtom(visitorUnitAtom);
  const user = trpc.account.me.useQuery(undefined, { enabled: false }).data;
  const { mutate } = useSetPreferences();
  return (temperatureUnit) => {
    if (user) mutate({ temperatureUnit });
    else setVisitorUnit(temperatureUnit);
  };
}
