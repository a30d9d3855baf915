import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAtom, useAtomValue } from '../../../lib/jotai.ts';
import { loginGateAtom } from '../../../lib/login-gate.atoms.ts';
import { adminModeAtom } from '../state/admin-mode.atoms.ts';

/** The toggle of the login gate, only in admin mode. */
export function LoginGateButton() {
  const { t } = useTranslation('modes');
  const isAdminMode = useAtomValue(adminModeAtom);
  const [isOn, setIsOn] = useAtom(loginGateAtom);
  if (!isAdminMode) return null;
  const label = isOn ? t('gate.on') : t('gate.off');
  return (
    <Button
      variant="default"
      size="compact-sm"
      title={label}
      aria-pressed={isOn}
      onClick={() => setIsOn(!isOn)}
    >
      {label}
    </Button>
  );
}
