import { ActionIcon } from '@mantine/core';
import { IconShield, IconShieldFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtom } from '../../../lib/jotai.ts';
import { adminModeAtom } from '../state/admin-mode.atoms.ts';
import { AdminAccessDialog } from './admin-access-dialog.tsx';

/** Asks for the admin code, or turns the admin mode off. */
export function AdminAccess() {
  const { t } = useTranslation('admin');
  const [isOn, setIsOn] = useAtom(adminModeAtom);
  const [isAsking, setIsAsking] = useState(false);
  const ShieldIcon = isOn ? IconShieldFilled : IconShield;
  return (
    <>
      <ActionIcon
        size={44}
        aria-label={isOn ? t('access.turnOff') : t('access.turnOn')}
        aria-pressed={isOn}
        onClick={() => (isOn ? setIsOn(false) : setIsAsking(true))}
      >
        <ShieldIcon size={20} stroke={1.75} />
      </ActionIcon>
      {isAsking && (
        <AdminAccessDialog
          onClose={() => setIsAsking(false)}
          onUnlocked={() => {
            setIsOn(true);
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
}
