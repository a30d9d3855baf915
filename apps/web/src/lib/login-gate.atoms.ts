import { atom } from './jotai.ts';

/**
 * The login gate of the debug mode: while it is on, a signed-out visitor gets the sign-in prompt
 * instead of the demo.
 */
export const loginGateAtom = atom(false);
