import { atom } from './jotai.ts';

/** Whether the demo's description is open: at once if a press began the demo, otherwise on request. */
export const demoAboutAtom = atom(false);
