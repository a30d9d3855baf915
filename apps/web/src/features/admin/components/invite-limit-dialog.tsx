import { Button, Group, Stack } from '@mantine/core';
import type { InviteCodeItem } from '@ooo/domain/admin/invite-code.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useUpdateInviteCode } from '../api/use-invite-codes.ts';
import { MaxUsesField } from './max-uses-field.tsx';

interface InviteLimitDialogProps {
  readonly item: InviteCodeItem;
  readonly onClose: () => void;
}

/** How often a code can be used. The server refuses less than it has been used already. */
export function InviteLimitDialog({ item: { code, maxUses }, onClose }: InviteLimitDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const [limit, setLimit] = useState(maxUses);
  const { mutate, isPending } = useUpdateInviteCode();
  return (
    <ResponsiveModal
      opened
      onClose={onClose}
      title={t('admin:codes.editTitle', { code })}
      size="26rem"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ code, patch: { maxUses: limit } }, { onSuccess: onClose });
        }}
      >
        <Stack gap="md">
          <MaxUsesField value={limit} onChange={setLimit} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={isPending}>
              {t('common:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ResponsiveModal>
  );
}
