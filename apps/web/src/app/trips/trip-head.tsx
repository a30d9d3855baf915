import { listDirections } from '@ooo/domain/flight-window/shown-flights';
import { isDemoTrip } from '@ooo/domain/trips/trip-ids';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { memo, Suspense } from 'react';
import { OnceOpened } from '../../components/once-opened.tsx';
import { BasesButton } from '../../features/discover/components/bases-button.tsx';
import { recordedAtom } from '../../features/trip-data/state/recorded.atoms.ts';
import { TripDocumentButtons } from '../../features/trips/components/trip-document-buttons.tsx';
import { TripStrip } from '../../features/trips/components/trip-strip.tsx';
import type { TripView } from '../../features/trips/lib/trip-view.ts';
import { WeatherBadge } from '../../features/weather/components/weather-badge.tsx';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useAtomValue, useSetAtom } from '../../lib/jotai.ts';
import { later } from '../../lib/later.ts';
import { TripBadge } from './trip-badge.tsx';
import { tripParts } from './trip-parts.ts';
import type { TripDialogs } from './use-trip-dialogs.ts';

const TripHistory = later(tripParts.history, 'TripHistory');

/** Most trips are not under way. */
const Today = later(() => import('./today.tsx'), 'Today');

interface TripHeadProps {
  readonly trip: TripWithCaches;
  /** Undefined until they are loaded. */
  readonly savedCount: number | undefined;
  readonly go: (change: Partial<TripView>) => void;
  readonly dialogs: TripDialogs;
  readonly onSettings: () => void;
  readonly onFlights: () => void;
  readonly onDocuments: () => void;
  readonly onAddTicket: () => void;
}

/** The trip in a line above its tabs, which do not change it. */
export const TripHead = memo(function TripHead(props: TripHeadProps) {
  const { trip, savedCount, go, dialogs, onSettings, onFlights, onDocuments, onAddTicket } = props;
  const isFixed = isDemoTrip(trip);
  const openDialog = useSetAtom(openDialogAtom);
  const hasChanged = useAtomValue(recordedAtom).length > 0;
  return (
    <TripStrip
      trip={trip}
      savedCount={savedCount}
      flightCount={listDirections(trip).flatMap(({ flights }) => flights).length}
      onTab={(tab) => go({ tab })}
      onFlights={onFlights}
      onSettings={isFixed ? undefined : onSettings}
      renderWeather={(className) => (
        <WeatherBadge
          trip={trip}
          className={className}
          onOpen={() => openDialog({ kind: 'weather', tripId: trip.id })}
        />
      )}
      badge={
        <>
          <TripBadge trip={trip} />
          <Suspense>
            <Today trip={trip} dialogs={dialogs} onShowFlights={onFlights} />
          </Suspense>
        </>
      }
      actions={
        <>
          <OnceOpened opened={hasChanged}>
            <TripHistory trip={trip} />
          </OnceOpened>
          <BasesButton onOpen={dialogs.showBases} />
          {!isFixed && <TripDocumentButtons onAddTicket={onAddTicket} onDocuments={onDocuments} />}
        </>
      }
    />
  );
});
