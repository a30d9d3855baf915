import { isPlannable } from '@ooo/domain/pois/poi.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isScheduled } from '@ooo/domain/pois/poi.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../../components/responsive-modal.tsx';
import { usePois } from '../../../trip-data/api/use-pois.ts';
import { useScheduling } from '../../../trip-data/api/use-scheduling.ts';
import type { VisitStart } from '../../lib/use-visit-form.ts';
import { AddEventForm } from './add-event-form.tsx';
import { StartLine } from './start-line.tsx';
import { UnscheduledList } from './unscheduled-list.tsx';

export interface PickedPlace {
  readonly poi: Poi;
  /** It was saved for this dialog: cancelling deletes it again. */
  readonly isTemporary: boolean;
}

interface AddEventDialogProps {
  readonly trip: Trip;
  /** The day and perhaps the time to begin with; the dialog is closed while it is undefined. */
  readonly start: VisitStart | undefined;
  readonly onClose: () => void;
  /** A search whose choice is saved with the trip and returned. */
  readonly renderSearch: (onPick: (picked: PickedPlace) => void) => ReactNode;
}

interface SearchProps {
  readonly render: AddEventDialogProps['renderSearch'];
  readonly onPick: (picked: PickedPlace) => void;
}

function Search({ render, onPick }: SearchProps) {
  return render(onPick);
}

/** Puts a place on a day: found by a search, or from those without a time. */
export function AddEventDialog({ trip, start, onClose, renderSearch }: AddEventDialogProps) {
  const { t } = useTranslation('schedule');
  const pois = usePois(trip.id).data ?? [];
  const scheduling = useScheduling(trip.id);
  const [picked, setPicked] = useState<PickedPlace>();

  const close = () => {
    setPicked(undefined);
    onClose();
  };
  const drop = ({ poi, isTemporary }: PickedPlace) => {
    const current = pois.find(({ id }) => id === poi.id) ?? poi;
    if (isTemporary && !isScheduled(current)) void scheduling.remove(current);
  };
  const dropPicked = () => {
    if (picked) drop(picked);
    setPicked(undefined);
  };
  // A place that was being saved while the dialog was closed comes too late for it.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = start !== undefined;
  }, [start]);
  const pick = (place: PickedPlace) => (isOpen.current ? setPicked(place) : drop(place));
  const cancel = () => {
    dropPicked();
    onClose();
  };

  return (
    <ResponsiveModal
      opened={start !== undefined}
      onClose={cancel}
      title={t('addTitle')}
      size="34rem"
    >
      {picked && start ? (
        <AddEventForm
          trip={trip}
          poi={picked.poi}
          start={start}
          onBack={dropPicked}
          onCancel={cancel}
          onDone={close}
        />
      ) : (
        <>
          {start && <StartLine trip={trip} start={start} />}
          <Search render={renderSearch} onPick={pick} />
          <UnscheduledList
            pois={pois.filter(isPlannable)}
            onPick={(poi) => setPicked({ poi, isTemporary: false })}
          />
        </>
      )}
    </ResponsiveModal>
  );
}
