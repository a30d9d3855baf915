import type { TemperatureUnit } from '@ooo/domain/shared/temperature-unit';
import { useAtom } from '../../../lib/jotai.ts';
import { visitorUnitAtom } from '../../../lib/temperature-unit.atoms.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSetPreferences } from './use-set-preferences.ts';

/** The unit of temperatures: the account's for who is signed in, the browser's for visitors. */
export function useTemperatureUnit(): TemperatureUnit {
  const [visitorUnit] = useAtom(visitorUnitAtom);
  // The layout asks who is here; a line of every day would ask again and again.
  const user = trpc.account.me.useQuery(undefined, { enabled: false }).data;
  return user?.temperatureUnit ?? visitorUnit;
}

/** Changes the unit everywhere at once: for the account, or for this browser if the visitor is signed out. */
export function useSetTemperatureUnit(): (unit: TemperatureUnit) => void {
  const [, setVisitorUnit] = useAtom(visitorUnitAtom);
  const user = trpc.account.me.useQuery(undefined, { enabled: false }).data;
  const { mutate } = useSetPreferences();
  return (temperatureUnit) => {
    if (user) mutate({ temperatureUnit });
    else setVisitorUnit(temperatureUnit);
  };
}
