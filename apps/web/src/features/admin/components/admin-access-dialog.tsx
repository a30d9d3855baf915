import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useUnlockDebug } from '../api/use-unlock-debug.ts';

interface AdminAccessDialogProps {
  readonly onClose: () => void;
  readonly onUnlocked: () => void;
}

/** Every submit clears the input; a wrong code has no other effect. */
export function AdminAccessDialog({ onClose, onUnlocked }: AdminAccessDialogProps) {
  const { t } = useTranslation(['modes', 'common']);
  const [code, setCode] = useState('');
  const unlock = useUnlockDebug(onUnlocked);
  return (
    <ResponsiveModal opened onClose={onClose} title={t('modes:access.title')} size="26rem">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          unlock.mutate({ code });
          setCode('');
        }}
      >
        <Stack gap="md">
          <Text size="sm" c="var(--ooo-muted)">
            {t('modes:access.text')}
          </Text>
          <PasswordInput
            aria-label={t('modes:access.placeholder')}
            placeholder={t('modes:access.placeholder')}
            autoComplete="off"
            maxLength={200}
            data-autofocus
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={unlock.isPending}>
              {t('modes:access.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ResponsiveModal>
  );
}
