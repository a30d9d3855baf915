import { Button, Group, Skeleton, Stack, Table, Title } from '@mantine/core';
import type { InviteCodeItem } from '@ooo/domain/admin/invite-code.schema';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { useInviteCodes } from '../api/use-invite-codes.ts';
import { DeckTable } from './deck-table.tsx';
import { InviteCodeDialog } from './invite-code-dialog.tsx';
import { InviteCodeRow } from './invite-code-row.tsx';
import { InviteLimitDialog } from './invite-limit-dialog.tsx';

type OpenDialog = { readonly kind: 'create' } | { readonly kind: 'limit'; item: InviteCodeItem };

/** The invite codes: how often each was used, and whether it still works. */
export function InviteCodes() {
  const { t } = useTranslation('admin');
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  return (
    <Stack gap="sm" component="section" aria-label={t('codes.title')}>
      <Group justify="space-between">
        <Title order={2}>{t('codes.title')}</Title>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} />}
          onClick={() => setDialog({ kind: 'create' })}
        >
          {t('codes.new')}
        </Button>
      </Group>
      <CodesTable onLimit={(item) => setDialog({ kind: 'limit', item })} />
      {dialog?.kind === 'create' && <InviteCodeDialog onClose={close} />}
      {dialog?.kind === 'limit' && <InviteLimitDialog item={dialog.item} onClose={close} />}
    </Stack>
  );
}

function CodesTable({ onLimit }: { readonly onLimit: (item: InviteCodeItem) => void }) {
  const { t } = useTranslation('admin');
  const codes = useInviteCodes();
  if (codes.isError) {
    return (
      <ErrorState
        error={codes.error}
        title={t('codes.loadFailed')}
        onRetry={() => void codes.refetch()}
      />
    );
  }
  if (!codes.data) return <Skeleton height={160} />;
  if (codes.data.length === 0) return <EmptyState text={t('codes.none')} />;
  return (
    <DeckTable label={t('codes.table')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('codes.code')}</Table.Th>
          <Table.Th>{t('codes.tier')}</Table.Th>
          <Table.Th>{t('codes.uses')}</Table.Th>
          <Table.Th>{t('codes.created')}</Table.Th>
          <Table.Th>{t('codes.state')}</Table.Th>
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {codes.data.map((item) => (
          <InviteCodeRow key={item.code} item={item} onLimit={() => onLimit(item)} />
        ))}
      </Table.Tbody>
    </DeckTable>
  );
}
