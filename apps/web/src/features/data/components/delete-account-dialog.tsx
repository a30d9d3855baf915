import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../components/form-alert.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useDeleteAccount } from '../api/use-delete-account.ts';

interface DeleteAccountDialogProps {
  readonly email: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Deletes the account once its e-mail address has been typed. */
export function DeleteAccountDialog({ email, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const [confirm, setConfirm] = useState('');
  const deletion = useDeleteAccount(onDeleted);
  const isConfirmed = confirm.trim().toLowerCase() === email.toLowerCase();
  return (
    <ResponsiveModal
      opened
      onClose={onClose}
      title={t('settings:deletion.dialogTitle')}
      size="28rem"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isConfirmed) deletion.mutate({ confirm: confirm.trim() });
        }}
      >
        <Stack gap="md">
          {deletion.error && <FormAlert error={deletion.error} />}
          <Text size="sm">{t('settings:deletion.dialogText')}</Text>
          <TextInput
            label={t('settings:deletion.confirm', { email })}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            value={confirm}
            onChange={(event) => setConfirm(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button
              type="submit"
              color="red.8"
              disabled={!isConfirmed}
              loading={deletion.isPending}
            >
              {t('settings:deletion.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ResponsiveModal>
  );
}
