import type { TripId } from '@ooo/domain/shared/ids';
import { atom } from './jotai.ts';

/** A new trip, the demo as a trip of the account, or what a visitor made of the demo. */
export type TripWish = 'trip' | 'demo' | 'kept-demo';

/**
 * The dialogs that any screen may open. They are mounted once, by the route that composes the
 * features, so that no feature has to know another.
 */
export type OpenDialog =
  | { readonly kind: 'create-trip' }
  /** On the trip's page; a visitor who is on another page is taken there. */
  | { readonly kind: 'add-ticket'; readonly tripId: TripId }
  | { readonly kind: 'feedback' }
  | { readonly kind: 'trip-settings'; readonly tripId: TripId }
  /** With `makesRoomFor`, that is begun after a deletion. */
  | { readonly kind: 'delete-trip'; readonly tripId: TripId; readonly makesRoomFor?: TripWish }
  /** The trip limit is reached, and another trip is wanted. */
  | { readonly kind: 'trip-limit'; readonly wish: TripWish }
  /** Undefined if no trip is selected. */
  | { readonly kind: 'weather'; readonly tripId: TripId | undefined }
  | { readonly kind: 'how-it-works' }
  /** Takes a ticket from a visitor, which waits in the browser until they are signed in. */
  | { readonly kind: 'choose-ticket' }
  /** Comes back to `returnTo`, otherwise to the page where it was asked. */
  | {
      readonly kind: 'sign-in';
      readonly returnTo?: string;
      /** How many documents wait to be read after it; none where it is absent. */
      readonly waiting?: number;
    };

export const openDialogAtom = atom<OpenDialog | null>(null);
