import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { useState } from 'react';
import type { OwnPlaceStart } from '../../features/places/lib/own-place.ts';
import type { Shelf } from '../../features/places/lib/shelves.ts';
import { useLoginGate } from '../use-login-gate.ts';

type TripDialog =
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

/** Which of the trip's dialogs is open, and the ways to open each; discovery through the login gate. */
export function useTripDialogs(visitor: CurrentUser | null, onPlan: () => void) {
  const [dialog, setDialog] = useState<TripDialog>();
  const gate = useLoginGate(visitor);
  return {
    dialog,
    close: () => setDialog(undefined),
    /** All about a place of the trip. */
    showPlace: (poi: Poi, date?: CalendarDate) => setDialog({ kind: 'place', poiId: poi.id, date }),
    setTime: (poi: Poi, date?: CalendarDate) =>
      setDialog({ kind: 'set-time', poiId: poi.id, date }),
    addEvent: (date: CalendarDate, startTime?: WallTime) =>
      setDialog({ kind: 'add-event', date, startTime }),
    /** Does it, or asks a visitor to sign in where the gate is shut. */
    pass: gate.pass,
    discover: (shelf: Shelf) => gate.pass(() => setDialog({ kind: 'discovery', shelf })),
    addOwnPlace: () => setDialog({ kind: 'own-place', start: {} }),
    /** The same with what is known of it. */
    startOwnPlace: (start: OwnPlaceStart) => setDialog({ kind: 'own-place', start }),
    showBases: () => setDialog({ kind: 'bases' }),
    importPlaces: () => setDialog({ kind: 'import-places' }),
    /** Begins a plan, which is looked at beside map and calendar if there is room. */
    plan: onPlan,
  };
}

export type TripDialogs = ReturnType<typeof useTripDialogs>;
