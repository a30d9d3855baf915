import { atom } from './jotai.ts';

/**
 * The login gate of the debug mode: while it is on, what a signed-out visitor could try opens the
 * sign-in prompt instead.
 */
export const loginGateAtom = atom(false);
