import { Button, Group, Stack, Text } from '@mantine/core';
import type { AccessToken } from '@ooo/domain/account/access-token.schema';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../components/form-alert.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useRevokeToken } from '../api/use-tokens.ts';

interface RevokeDialogProps {
  readonly token: AccessToken;
  readonly onClose: () => void;
}

/** Asks before a token is revoked. */
export function RevokeDialog({ token: { id, name }, onClose }: RevokeDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const revocation = useRevokeToken();
  return (
    <ResponsiveModal opened onClose={onClose} title={t('settings:tokens.revokeTitle')} size="26rem">
      <Stack gap="md">
        {revocation.error && <FormAlert error={revocation.error} />}
        <Text>{t('settings:tokens.revokeText', { name })}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('common:cancel')}
          </Button>
          <Button
            color="red.8"
            loading={revocation.isPending}
            onClick={() => revocation.mutate({ id }, { onSuccess: onClose })}
          >
            {t('settings:tokens.revokeShort')}
          </Button>
        </Group>
      </Stack>
    </ResponsiveModal>
  );
}
