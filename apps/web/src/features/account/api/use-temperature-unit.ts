import type { TemperatureUnit } from '@ooo/domain/shared/temperature-unit';
import { useAtomValue } from '../../../lib/jotai.ts';
import { visitorUnitAtom } from '../../../lib/temperature-unit.atoms.ts';
import { trpc } from '../../../lib/trpc.ts';

/** The unit of temperatures: the account's for a user, the browser's for visitors. */
export function useTemperatureUnit(): TemperatureUnit {
  const visitorUnit = useAtomValue(visitorUnitAtom);
  // The layout asks who is here; a line of every day would ask again and again.
  const user = trpc.account.me.useQuery(undefined, { enabled: false }).data;
  return user?.temperatureUnit ?? visitorUnit;
}
