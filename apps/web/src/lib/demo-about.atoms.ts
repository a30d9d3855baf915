import { atom } from './jotai.ts';

/** Whether the demo says what it is and what to try: at once where it was begun by a press, else when it is asked. */
export const demoAboutAtom = atom(false);
