import { useIsPhone } from '../../components/use-is-phone.ts';
import { EmptyMap } from '../../features/map/components/empty-map.tsx';
import { ReadyOverlay } from '../../features/map/components/ready-overlay.tsx';
import classes from './trip-page.module.css';

/** The map while no trip is selected. */
export function NoTripMap({ onNewTrip }: { readonly onNewTrip: () => void }) {
  const isPhone = useIsPhone();
  return (
    <div
      className={isPhone ? classes.phone : classes.noTripMap}
      data-fills-window={isPhone || undefined}
    >
      <EmptyMap>
        <ReadyOverlay lacks="trip" onBegin={onNewTrip} />
      </EmptyMap>
    </div>
  );
}
