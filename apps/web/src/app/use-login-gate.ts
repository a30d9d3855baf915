import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { useCallback } from 'react';
import { openDialogAtom } from '../lib/dialogs.atoms.ts';
import { useAtomValue, useSetAtom } from '../lib/jotai.ts';
import { loginGateAtom } from '../lib/login-gate.atoms.ts';

interface LoginGate {
  /** True while a signed-out visitor is asked to sign in instead of trying the demo. */
  readonly isShut: boolean;
  /** Does it, or asks to sign in if the gate is closed. */
  readonly pass: (act: () => void) => void;
}

export function useLoginGate(user: CurrentUser | null): LoginGate {
  const isOn = useAtomValue(loginGateAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const isShut = isOn && user === null;
  const pass = useCallback(
    (act: () => void) => (isShut ? openDialog({ kind: 'sign-in' }) : act()),
    [isShut, openDialog],
  );
  return { isShut, pass };
}
