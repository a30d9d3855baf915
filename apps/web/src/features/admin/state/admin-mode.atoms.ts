import { atom } from '../../../lib/jotai.ts';

/** The debug mode of the footer. It unlocks nothing on the server, and ends with the page. */
export const adminModeAtom = atom(false);
