import { atom } from './jotai.ts';

/** What the page of a trip can be asked to open from outside of it. */
export type TripCommand = 'add-event' | 'plan' | 'bases' | 'own-place' | 'documents' | 'flights';

/** Asked for and not done yet. */
export const tripCommandAtom = atom<TripCommand | null>(null);
