import { ActionIcon } from '@mantine/core';
import { IconBed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../components/hint.tsx';

/** Opens where the traveller sleeps. */
export function BasesButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('bases');
  return (
    <Hint label={t('open')}>
      <ActionIcon size={44} aria-label={t('open')} onClick={onOpen}>
        <IconBed size={20} stroke={1.75} />
      </ActionIcon>
    </Hint>
  );
}
