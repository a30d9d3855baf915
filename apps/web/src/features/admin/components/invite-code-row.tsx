import { ActionIcon, Group, Table, Text } from '@mantine/core';
import type { InviteCodeItem } from '@ooo/domain/admin/invite-code.schema';
import { IconAdjustments, IconLock, IconLockOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useUpdateInviteCode } from '../api/use-invite-codes.ts';
import { PlanBadge } from './plan-badge.tsx';

interface InviteCodeRowProps {
  readonly item: InviteCodeItem;
  readonly onLimit: () => void;
}

export function InviteCodeRow({ item, onLimit }: InviteCodeRowProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { mutate, isPending } = useUpdateInviteCode();
  const { code, tier, uses, maxUses, disabledAt, createdAt } = item;
  const isDisabled = disabledAt !== null;
  const SwitchIcon = isDisabled ? IconLockOpen : IconLock;
  return (
    <Table.Tr>
      <Table.Td fw={600}>{code}</Table.Td>
      <Table.Td>
        <PlanBadge plan={tier} />
      </Table.Td>
      <Table.Td>{`${format.number(uses)}/${maxUses === null ? '∞' : format.number(maxUses)}`}</Table.Td>
      <Table.Td>{format.instantDate(createdAt)}</Table.Td>
      <Table.Td>
        <Text size="sm" {...(isDisabled && { c: 'var(--ooo-muted)' })}>
          {isDisabled ? t('codes.disabled') : t('codes.enabled')}
        </Text>
      </Table.Td>
      <Table.Td>
        <Group gap={4} justify="flex-end" wrap="nowrap">
          <ActionIcon size={44} aria-label={t('codes.edit', { code })} onClick={onLimit}>
            <IconAdjustments size={20} stroke={1.75} />
          </ActionIcon>
          <ActionIcon
            size={44}
            aria-label={isDisabled ? t('codes.enable', { code }) : t('codes.disable', { code })}
            loading={isPending}
            onClick={() => mutate({ code, patch: { disabled: !isDisabled } })}
          >
            <SwitchIcon size={20} stroke={1.75} />
          </ActionIcon>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
