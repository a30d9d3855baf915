import type { Covered } from '@ooo/map/view/covered';
import { DayMap, type DayMapProps } from './day-map.tsx';

/** The badge and the attribution at the bottom. */
const COVERED: Covered = { top: 0, bottom: 48, left: 0 };

/** The map beside the calendar. It has no search: that is on the map's own tab. */
export function MapBeside(props: Omit<DayMapProps, 'covered'>) {
  return <DayMap covered={COVERED} {...props} />;
}
