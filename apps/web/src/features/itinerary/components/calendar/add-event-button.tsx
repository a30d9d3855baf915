import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../../components/use-is-phone.ts';

/** Adds an event to the chosen day. */
export function AddEventButton({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation('schedule');
  return useIsPhone() ? (
    <ActionIcon variant="filled" aria-label={t('addEvent')} onClick={onAdd}>
      <IconPlus size={18} stroke={1.75} />
    </ActionIcon>
  ) : (
    <Button size="sm" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={onAdd}>
      {t('addEvent')}
    </Button>
  );
}
