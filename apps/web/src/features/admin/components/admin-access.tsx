import { ActionIcon } from '@mantine/core';
import { IconShield, IconShieldFilled } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtom } from '../../../lib/jotai.ts';
import { later } from '../../../lib/later.ts';
import { adminModeAtom } from '../state/admin-mode.atoms.ts';

const AdminAccessDialog = later(() => import('./admin-access-dialog.tsx'), 'AdminAccessDialog');

/** Asks for the admin code, or turns the admin mode off. */
export function AdminAccess() {
  const { t } = useTranslation('modes');
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
        <Suspense fallback={null}>
          <AdminAccessDialog
            onClose={() => setIsAsking(false)}
            onUnlocked={() => {
              setIsOn(true);
              setIsAsking(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
