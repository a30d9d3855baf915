import { atom } from '../../../lib/jotai.ts';

/** The text of a ticket that a visitor is pasting: it outlives the dialog, and lasts as long as the page. */
export const visitorTextAtom = atom('');
