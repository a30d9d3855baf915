import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { atom } from '../../../lib/jotai.ts';

/** A change of a trip that was made, as its lists tell it: what it touched is worked out by the history. */
export interface RecordedChange {
  readonly tripId: TripId;
  /** The places before it. */
  readonly before: readonly Poi[];
  /** The places after it, as they were foreseen, with those that the server has answered in their stead. */
  readonly after: readonly Poi[];
  readonly answered?: readonly Poi[];
  /** The trip itself, if that changed. */
  readonly trip?: { readonly before: Trip; readonly after: Trip };
}

/** Made since the page was opened, and not yet taken over by the history, which is loaded with the first of them. */
export const recordedAtom = atom<readonly RecordedChange[]>([]);

export type HistoryAction = 'undo' | 'redo';

/** What the history would take back and make again next, in words; undefined where there is nothing. */
export type NextSteps = Readonly<Record<HistoryAction, string | undefined>>;

export const NO_STEPS: NextSteps = { undo: undefined, redo: undefined };

export const historyAtom = atom(NO_STEPS);

/** Asked of the history from outside of the trip's page, and not done yet. */
export const historyWishAtom = atom<HistoryAction | null>(null);
