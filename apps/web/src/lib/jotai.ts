/** The only file that knows jotai: what the interface keeps in atoms can move to another library here. */
export { atom, createStore, Provider, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
export { atomWithReset, RESET } from 'jotai/utils';
