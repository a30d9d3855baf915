import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { atom } from '../../../lib/jotai.ts';

/** A change of a trip that was made, as its lists tell it: what it touched is worked out by the history. */
export interface RecordedChange {
  readonly tripId: TripId;
  /** The places before it. */
  readonly before: readonly Poi[];
  /** The expected places after it, replaced by the server's answers where there are any. */
  readonly after: readonly Poi[];
  readonly answered?: readonly Poi[];
  /** The trip itself, if that changed. */
  readonly trip?: { readonly before: Trip; readonly after: Trip };
}

/** Made since the page was opened, and not yet taken over by the history, which is loaded with the first of them. */
export const recordedAtom = atom<readonly RecordedChange[]>([]);

export type HistoryAction = 'undo' | 'redo';

/** What the history would undo and redo next, in words; undefined if there is nothing. */
export type NextSteps = Readonly<Record<HistoryAction, string | undefined>>;

export const NO_STEPS: NextSteps = { undo: undefined, redo: undefined };

export const historyAtom = atom(NO_STEPS);

/** Asked of the history from outside of the trip's page, and not done yet. */
export const historyWishAtom = atom<HistoryAction | null>(null);
