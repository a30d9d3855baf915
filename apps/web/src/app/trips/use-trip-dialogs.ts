import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { useMemo, useState } from 'react';
import type { OwnPlaceStart } from '../../features/discover/lib/own-place.ts';
import type { Shelf } from '../../features/discover/lib/shelves.ts';
import { useLoginGate } from '../use-login-gate.ts';

export type TripDialog =
  | {
      readonly kind: 'place';
      readonly poiId: PoiId;
      /** The day that is shown around it, if there is one. */
      readonly date: CalendarDate | undefined;
    }
  | {
      readonly kind: 'set-time';
      readonly poiId: PoiId;
      /** The day to begin with, if it is not the one that the place has. */
      readonly date: CalendarDate | undefined;
    }
  | {
      readonly kind: 'add-event';
      readonly date: CalendarDate;
      readonly startTime: WallTime | undefined;
    }
  | { readonly kind: 'discovery'; readonly shelf: Shelf }
  | { readonly kind: 'own-place'; readonly start: OwnPlaceStart }
  | { readonly kind: 'bases' }
  | { readonly kind: 'import-places' };

interface OpenDialog {
  readonly dialog: TripDialog;
  /** The dialog that it was opened from, which comes back when it closes. */
  readonly from: TripDialog | undefined;
}

/** A time or a hotel is chosen from these and seen in them afterwards. */
const RETURNED_TO: ReadonlySet<TripDialog['kind']> = new Set(['place', 'bases']);

function openFrom(open: OpenDialog | undefined, dialog: TripDialog): OpenDialog {
  const isReturn = open !== undefined && RETURNED_TO.has(open.dialog.kind);
  return { dialog, from: isReturn ? open.dialog : undefined };
}

/** The ways to open each dialog of the trip, discovery through the login gate; and which one is open. */
export function useTripDialogs(visitor: CurrentUser | null, onPlan: () => void) {
  const [open, setOpen] = useState<OpenDialog>();
  const { pass } = useLoginGate(visitor);
  const dialogs = useMemo(() => {
    const setDialog = (dialog: TripDialog) => setOpen((before) => openFrom(before, dialog));
    return {
      close: () => setOpen((closed) => closed?.from && { dialog: closed.from, from: undefined }),
      /** The details of a place of the trip. */
      showPlace: (poi: Poi, date?: CalendarDate) =>
        setDialog({ kind: 'place', poiId: poi.id, date }),
      setTime: (poi: Poi, date?: CalendarDate) =>
        setDialog({ kind: 'set-time', poiId: poi.id, date }),
      addEvent: (date: CalendarDate, startTime?: WallTime) =>
        setDialog({ kind: 'add-event', date, startTime }),
      /** Does it, or asks a visitor to sign in if the gate is closed. */
      pass,
      discover: (shelf: Shelf) => pass(() => setDialog({ kind: 'discovery', shelf })),
      addOwnPlace: () => setDialog({ kind: 'own-place', start: {} }),
      /** The same with the known facts. */
      startOwnPlace: (start: OwnPlaceStart) => setDialog({ kind: 'own-place', start }),
      showBases: () => setDialog({ kind: 'bases' }),
      importPlaces: () => setDialog({ kind: 'import-places' }),
      /** Begins a plan, which is previewed beside map and calendar where there is room. */
      plan: onPlan,
    };
  }, [pass, onPlan]);
  return [dialogs, open?.dialog] as const;
}

export type TripDialogs = ReturnType<typeof useTripDialogs>[0];
