import { atom } from '../../../lib/jotai.ts';

/** What is being written: closing the dialog or an error loses nothing of it. */
export const feedbackDraftAtom = atom('');
