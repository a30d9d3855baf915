import { atom } from 'jotai';

/** What is being written: closing the dialog or an error loses nothing of it. */
export const feedbackDraftAtom = atom('');
