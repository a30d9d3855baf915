import type { DayChoice } from '@ooo/domain/pois/day-filter';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { isDemoTrip } from '@ooo/domain/trips/trip-ids';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OnceOpened } from '../../components/once-opened.tsx';
import { useIsWide } from '../../components/use-is-wide.ts';
import { DayFilter } from '../../features/map/components/day-filter.tsx';
import { useOtherTabs } from '../../features/trip-data/api/use-other-tabs.ts';
import { usePois } from '../../features/trip-data/api/use-pois.ts';
import { DragArea } from '../../features/itinerary/components/by-hand/drag-area.tsx';
import { usePlanPreview } from '../../features/planning/api/use-plan-preview.ts';
import { TripTabs } from '../../features/trips/components/trip-tabs.tsx';
import { Workspace } from '../../features/trips/components/workspace.tsx';
import { useTripTitle } from '../../features/trips/lib/use-trip-title.ts';
import { useTripView } from '../../features/trips/lib/use-trip-view.ts';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../lib/jotai.ts';
import { later } from '../../lib/later.ts';
import { toast } from '../../lib/toast.ts';
import { useAfterPaint } from '../../lib/use-after-paint.ts';
import { useVisitor } from '../routes/gate.tsx';
import { ItineraryColumn } from './itinerary-column.tsx';
import { type Paper, PaperDialog } from './paper-dialog.tsx';
import { TabPanels } from './tab-panels.tsx';
import { TripDialogs } from './trip-dialogs.tsx';
import { TripHead } from './trip-head.tsx';
import classes from './trip-page.module.css';
import { tripParts } from './trip-parts.ts';
import { useSelection } from './use-selection.ts';
import { useTripCommand } from './use-trip-command.ts';
import { useTripDialogs } from './use-trip-dialogs.ts';

const PlanDialog = later(tripParts.planDialog, 'PlanDialog');

/** The trip page: the features of a trip, put together. */
export function TripScreen({ trip }: { readonly trip: TripWithCaches }) {
  const { t } = useTranslation('trip');
  const [view, go] = useTripView(trip);
  const select = useSelection(trip, view, go);
  const pois = usePois(trip.id).data;
  useOtherTabs(trip.id);
  const { preview, begin } = usePlanPreview(trip);
  const [dialogs, dialog] = useTripDialogs(useVisitor(), begin);
  const [paper, setPaper] = useState<Paper>();
  const isWide = useIsWide();
  const isFixed = isDemoTrip(trip);
  const openDialog = useSetAtom(openDialogAtom);
  useTripTitle(trip, view.tab);
  const { day, placeId, span } = view;
  const focus = useMemo(() => ({ day, placeId, span }), [day, placeId, span]);
  // A press shows at once in the tabs and the itinerary. The rest takes longer to render and follows after that paint.
  const shown = useAfterPaint(useMemo(() => ({ tab: view.tab, view: focus }), [view.tab, focus]));
  const showDay = useCallback((chosen: DayChoice) => go({ day: chosen }), [go]);
  const showFlights = useCallback(() => setPaper('flights'), []);
  const showDocuments = useCallback(() => setPaper('documents'), []);
  const addTicket = useCallback(() => {
    setPaper(undefined);
    openDialog({ kind: 'add-ticket', tripId: trip.id });
  }, [openDialog, trip.id]);
  const filter = useMemo(
    () => <DayFilter trip={trip} day={day} onChange={showDay} />,
    [trip, day, showDay],
  );
  const openSettings = useCallback(
    () =>
      isFixed
        ? toast({ title: t('demo.fixed') })
        : openDialog({ kind: 'trip-settings', tripId: trip.id }),
    [isFixed, t, openDialog, trip.id],
  );
  useTripCommand({
    'add-event': () => dialogs.addEvent(isCalendarDate(day) ? day : trip.startDate),
    plan: dialogs.plan,
    bases: dialogs.showBases,
    'own-place': dialogs.addOwnPlace,
    documents: showDocuments,
    flights: showFlights,
  });
  const panel = (
    <TabPanels
      key={trip.id}
      trip={trip}
      {...shown}
      go={go}
      dialogs={dialogs}
      overlay={isWide ? preview?.overlay : undefined}
      onSelect={select}
      onSettings={openSettings}
      onShowFlights={showFlights}
    />
  );

  return (
    <div className={classes.page}>
      <TripHead
        trip={trip}
        savedCount={pois?.length}
        go={go}
        dialogs={dialogs}
        onSettings={openSettings}
        onFlights={showFlights}
        onDocuments={showDocuments}
        onAddTicket={addTicket}
      />
      <TripTabs tab={view.tab} onChange={(tab) => go({ tab })} />
      <DragArea trip={trip}>
        {isWide ? (
          <Workspace
            column={
              <ItineraryColumn
                trip={trip}
                view={focus}
                filter={filter}
                dialogs={dialogs}
                preview={preview}
                onDay={showDay}
                onSelect={select}
                onShowFlights={showFlights}
              />
            }
          >
            {panel}
          </Workspace>
        ) : (
          panel
        )}
      </DragArea>
      <TripDialogs
        trip={trip}
        pois={pois ?? []}
        dialogs={dialogs}
        dialog={dialog}
        onShowOnMap={({ id }) => go({ tab: 'map', day: 'all', placeId: id })}
      />
      <OnceOpened opened={!isWide && preview !== undefined}>
        <PlanDialog trip={trip} preview={isWide ? undefined : preview} />
      </OnceOpened>
      <PaperDialog
        trip={trip}
        paper={paper}
        onClose={() => setPaper(undefined)}
        onAddTicket={addTicket}
      />
    </div>
  );
}
